import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import { datePollPath } from '../date-address.ts';
import { datePollsQuery } from '../date-poll-queries.ts';
import { openWords } from '../date-words.ts';

/** The dates that a group is looking for, a line each: 'Supper · Say when you can'. It takes the colour of the text around it. */
export function DatePollStrip({ groupId }: { groupId: string }) {
  const { data = [] } = useQuery(datePollsQuery(groupId));
  return data.map((poll) => (
    <Link
      key={poll.id}
      href={datePollPath(poll.id)}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm py-1 underline-offset-4 hover:underline"
    >
      <CalendarDotsIcon size={20} aria-hidden className="shrink-0" />
      <OwnWords className="text-left text-pretty">{`${poll.title} · ${openWords(poll)}`}</OwnWords>
    </Link>
  ));
}
