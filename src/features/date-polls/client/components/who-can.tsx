import type { SaidTimes } from '#features/gatherings/client/for-other-features.ts';
import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { DatePoll } from '../../date-polls.contract.ts';
import type { DateAnswer } from '../../date-polls.rules.ts';

const PARTS: readonly { answer: DateAnswer; title: string }[] = [
  { answer: 'yes', title: 'Can' },
  { answer: 'if-needed', title: 'If needed' },
  { answer: 'no', title: 'Cannot' },
];

/** Who said what of one date. */
export function WhoCan({
  poll,
  place,
  said,
  onClose,
}: {
  poll: DatePoll;
  /** Of the date among those of the poll. */
  place: number;
  said: SaidTimes;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`${said.day}, ${said.from}`}>
      {PARTS.map(({ answer, title }) => (
        <PeopleOf
          key={answer}
          title={title}
          people={poll.people.flatMap(({ person, answers }) => (answers[place] === answer ? [person] : []))}
        />
      ))}
    </Dialog>
  );
}

function PeopleOf({ title, people }: { title: string; people: readonly PublicPerson[] }) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className="not-first:mt-5">
      <h3 className="text-base text-ink-soft">{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3.5 py-1.5">
            <PersonFace person={person} />
            <PersonName person={person} className="text-left font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}
