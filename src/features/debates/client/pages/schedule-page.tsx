import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import type { PlannedDebate } from '../../schedule.contract.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { debatesPath, plannedPath } from '../debates-address.ts';
import { weekDays } from '../week-words.ts';

/** /community/debates/schedule: the coming weeks, for which moderators choose questions. */
export function SchedulePage() {
  return (
    <OneSky
      width="pages"
      middle="request"
      grows="sheet"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <h1 className="text-[min(2.25rem,12vw)]/[1.12] text-balance lg:text-[3.5rem]/[1.08]">
            The coming questions
          </h1>
          <p className="mt-2 max-w-[26em] text-lg text-pretty">
            Choose one, or leave a week to the catalogue. What has begun stays.
          </p>
        </Sky>
      }
      className="pb-8 lg:px-14"
    >
      <ForModerators>
        {(weeks) => (
          <>
            <ul aria-label="Coming weeks" className="divide-y divide-line">
              {weeks.map((planned) => (
                <PlannedRow key={planned.week} planned={planned} />
              ))}
            </ul>
            <p className="mt-4">
              <Link
                href={debatesPath}
                className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
              >
                To this week’s question
              </Link>
            </p>
          </>
        )}
      </ForModerators>
    </OneSky>
  );
}

function PlannedRow({ planned: { week, opensAt, closesAt, question } }: { planned: PlannedDebate }) {
  return (
    <li>
      <Link
        href={plannedPath(week)}
        className="-mx-3 flex min-h-18 items-center gap-3 rounded-control px-3 py-3 hover:bg-ink/4"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm text-ink-soft">{weekDays(opensAt, closesAt)}</span>
          {question === null ? (
            <span className="block text-ink-soft">The catalogue’s next one</span>
          ) : (
            <OwnWords className="mt-0.5 block text-left font-heading text-lg/[1.3]">
              {question.question}
            </OwnWords>
          )}
        </span>
        <CaretRightIcon size={18} aria-hidden className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
