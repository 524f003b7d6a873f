import { useParams } from 'wouter';
import { MainContent } from '#ui/main-content.tsx';
import { OneSky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { PlannedWeek } from '../components/planned-week.tsx';
import { schedulePath } from '../debates-address.ts';

/** /community/debates/schedule/:week: the question of a coming week, as a moderator writes it. */
export function PlannedWeekPage() {
  const { week = '' } = useParams();
  return (
    <MainContent>
      <OneSky
        middle="strip"
        width="pages"
        bar={<SkyBar back={schedulePath} label="Back to the coming questions" isOnStrip />}
        sky={null}
        className="pb-6 lg:px-14 lg:pt-12"
      >
        <h1 className="text-[1.625rem]">The question of a week</h1>
        <ForModerators>
          {(weeks, userId) => {
            const planned = weeks.find((one) => one.week === week);
            return planned === undefined ? (
              <p className="mt-3 max-w-md text-lg text-pretty">
                This week has begun or is too far away. Questions are chosen for the coming 26 weeks.
              </p>
            ) : (
              <PlannedWeek key={week} planned={planned} userId={userId} />
            );
          }}
        </ForModerators>
      </OneSky>
    </MainContent>
  );
}
