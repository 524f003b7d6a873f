import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { milestoneOf } from '../../milestones.rules.ts';
import { nameWords } from '../milestone-words.ts';
import { onCardQuery } from '../milestones-query.ts';
import { MilestonePicture } from './milestone-picture.tsx';

/** On somebody's card: the milestones that they have chosen to show. On one's own also the way to choose. */
export function OnPersonCard({ personId, isMe }: { personId: string; isMe: boolean }) {
  const { data } = useQuery(onCardQuery(personId));
  const shown = (data?.onCard ?? []).flatMap((id) => milestoneOf(id) ?? []);
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label="Milestones" className="mt-5 flex flex-wrap gap-x-4 gap-y-3">
          {shown.map((milestone) => (
            <li key={milestone.id} className="flex min-w-20 flex-1 flex-col items-center text-center">
              <MilestonePicture id={milestone.id} className="size-20" />
              <span className="mt-1 text-sm text-ink-soft">{nameWords(milestone, false)}</span>
            </li>
          ))}
        </ul>
      )}
      {isMe && (
        <Link href="/milestones" className={buttonClasses('secondary', 'lg', 'mt-3 w-full')}>
          My milestones
        </Link>
      )}
    </>
  );
}
