import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useId, useState } from 'react';
import {
  AnswerTiles,
  GatheringFaces,
  type SaidTimes,
  saidTimes,
} from '#features/gatherings/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { answerDate, type DatePoll, type PolledDate } from '../../date-polls.contract.ts';
import { bestDates, type DateAnswer } from '../../date-polls.rules.ts';
import { dateAnswered } from '../date-poll-changes.ts';
import { suitWords } from '../date-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { WhoCan } from './who-can.tsx';

const CHOICES = [
  { value: 'yes', label: 'I can', mark: <CheckIcon size={18} aria-hidden className="text-leaf" /> },
  { value: 'if-needed', label: 'If needed' },
  { value: 'no', label: 'I can’t' },
] as const;
const FACES = 5;

/** The dates of a poll, the soonest first: whom each suits, and what the reader says of it. */
export function PolledDates({ poll }: { poll: DatePoll }) {
  const best = poll.isClosed
    ? []
    : bestDates(poll.dates.map((date) => (date.isOver ? { yes: 0, ifNeeded: 0 } : date)));
  return (
    <ul className="mt-6 grid gap-3.5 lg:grid-cols-2 lg:gap-5">
      {poll.dates.map((date, i) => (
        <PolledDateRow key={date.id} poll={poll} date={date} place={i} isBest={best.includes(i)} />
      ))}
    </ul>
  );
}

function PolledDateRow({
  poll,
  date,
  place,
  isBest,
}: {
  poll: DatePoll;
  date: PolledDate;
  place: number;
  isBest: boolean;
}) {
  const titleId = useId();
  const [open, setOpen] = useState<'who' | 'decide' | null>(null);
  const said = saidTimes({ ...date, timezone: poll.timezone }, ownZone(), Date.now());
  const faces = poll.people.flatMap(({ person, answers }) => (answers[place] === 'yes' ? [person] : []));
  const mark = date.isTaken ? 'Taken' : isBest ? 'Suits the most' : null;
  const isAnswered = date.yes + date.ifNeeded + date.no > 0;
  return (
    <li
      aria-labelledby={titleId}
      className={cn(
        'flex min-w-0 flex-col gap-3 rounded-card border p-4',
        mark === null ? 'border-line' : 'border-leaf bg-leaf/8',
      )}
    >
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg/snug">
            {said.day}
          </h2>
          <p className="text-ink-soft">{said.elsewhere ?? said.time}</p>
        </div>
        {mark !== null && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-leaf">
            <CheckIcon size={16} aria-hidden />
            {mark}
          </p>
        )}
      </div>
      {isAnswered && poll.people.length > 0 ? (
        <button
          type="button"
          onClick={() => setOpen('who')}
          className="flex min-h-11 max-w-full items-center gap-3 rounded-control text-left text-ink-soft hover:text-ink"
        >
          <GatheringFaces faces={faces.slice(0, FACES)} size="sm" />
          <span>
            {suitWords(date)}
            <span className="sr-only">
              : who can on {said.day} at {said.from}
            </span>
          </span>
        </button>
      ) : (
        <p className="text-ink-soft">{suitWords(date)}</p>
      )}
      <div className="mt-auto grid gap-3">
        {date.isOver && poll.decidedAt === null && <p className="text-ink-soft">This date has passed.</p>}
        {poll.can.answer && !date.isOver && <DateChoice poll={poll} date={date} said={said} />}
        {poll.can.decide && !date.isOver && (
          <Button
            variant="ghost"
            className="-ml-4 justify-self-start"
            aria-label={`Take this date: ${said.day}, ${said.from}`}
            onClick={() => setOpen('decide')}
          >
            Take this date
          </Button>
        )}
      </div>
      {open === 'who' && <WhoCan poll={poll} place={place} said={said} onClose={() => setOpen(null)} />}
      {open === 'decide' && (
        <DecideDialog poll={poll} date={date} said={said} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}

/** Whether a date suits the reader, in one tap. */
function DateChoice({ poll, date, said }: { poll: DatePoll; date: PolledDate; said: SaidTimes }) {
  // What was pressed shows at once; the server's word takes its place.
  const [pressed, setPressed] = useState<DateAnswer | null>(null);
  const answer = useEndpointMutation(answerDate, {
    changes: dateAnswered,
    // One after the other, also of several dates: the last answer has all that was said before.
    scope: { id: `answer ${poll.id}` },
    onSuccess: (_, { body }) => setPressed((now) => (now === body.answer ? null : now)),
    onError: (error) => {
      setPressed(null);
      failureToast('Not Answered Yet', error);
    },
  });
  return (
    <AnswerTiles<DateAnswer>
      legend={`Can you on ${said.day} at ${said.from}?`}
      choices={CHOICES}
      value={pressed ?? date.answer}
      onChoose={(value) => {
        setPressed(value);
        answer.mutate({ params: { pollId: poll.id, dateId: date.id }, body: { answer: value } });
      }}
    />
  );
}
