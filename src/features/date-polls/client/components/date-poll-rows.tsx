import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { useQuery } from '@tanstack/react-query';
import { isolated } from '#ui/isolated.ts';
import { RowLink } from '#ui/row-link.tsx';
import type { DatePollCard } from '../../date-polls.contract.ts';
import { datePollPath } from '../date-address.ts';
import { datePollsQuery } from '../date-poll-queries.ts';
import { openWords } from '../date-words.ts';

/** On screens of others: the dates that my groups are looking for and of which I have not said all; nothing where none is. */
export function DatePollRows() {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="dates-looked-for">
      <h2 id="dates-looked-for" className="text-[1.375rem]">
        When can you?
      </h2>
      <div className="mt-3 grid gap-3">
        {waiting.map((poll) => (
          <DatePollRow key={poll.id} poll={poll} />
        ))}
      </div>
    </section>
  );
}

/** The one of them that ends soonest, in one row. */
export function NextDatePollRow() {
  const [next] = useWaiting();
  return next === undefined ? null : <DatePollRow poll={next} />;
}

function useWaiting(): DatePollCard[] {
  const { data = [] } = useQuery(datePollsQuery());
  return data.filter(({ dates, iAnswered }) => iAnswered < dates);
}

function DatePollRow({ poll }: { poll: DatePollCard }) {
  return (
    <RowLink
      href={datePollPath(poll.id)}
      icon={<CalendarDotsIcon size={22} />}
      above={`${isolated(poll.group.name)} · ${openWords(poll)}`}
      title={poll.title}
    />
  );
}
