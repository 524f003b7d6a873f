import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { MyGroups } from '#features/community/client/for-other-features.ts';
import { ThisWeeksQuestion } from '#features/debates/client/for-other-features.ts';
import { NextGathering } from '#features/gatherings/client/for-other-features.ts';
import { myGroupsQuery } from '#features/groups/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlaceIntro } from '#ui/place-intro.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const INTRO = 'Study groups, events and conversations with others who are growing too. Come as you are.';
const LINK = { href: '/community', text: 'Join Community' } as const;

/** The home tab: what is next and my groups, for who is in one; to others, what this place is for. */
export function CommunityTab() {
  const { data: groups, isError } = useQuery(myGroupsQuery);
  if (groups === undefined && !isError) return <Skeleton className="h-96" />;
  if (groups === undefined || groups.length === 0) {
    return (
      <PlaceIntro
        icon={UsersThreeIcon}
        title="Walk together"
        verse="For where two or three are gathered together in my name, there I am in the middle of them."
        reference="Matthew 18:20"
        href={LINK.href}
        link={LINK.text}
      >
        {INTRO}
      </PlaceIntro>
    );
  }
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <Card className="grid gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-4">
        <NextGathering level={2} />
        <MyGroups groups={groups} />
        {/* In a wide window it stands beside every tab. */}
        <div className="xl:hidden *:border-t-0 *:pt-0">
          <ThisWeeksQuestion />
        </div>
      </Card>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 grow basis-60">
          <h2 className="text-xl">Walk together</h2>
          <p className="mt-1 text-ink-soft">{INTRO}</p>
        </div>
        <Link href={LINK.href} className={buttonClasses('primary', 'lg')}>
          {LINK.text}
        </Link>
      </Card>
    </div>
  );
}
