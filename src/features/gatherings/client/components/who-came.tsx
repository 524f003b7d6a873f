import { GATHERING_XP } from '../../gatherings.rules.ts';
import type { Coming, Gathering } from '../../gatherings-fields.ts';
import { CameRow } from './came-row.tsx';
import { OthersWhoCame } from './others-who-came.tsx';

/** For a host, once it has begun: who came. First those who said that they come; then, of a group's, everybody else in it. */
export function WhoCame({ gathering }: { gathering: Gathering }) {
  const { can, group, people } = gathering;
  if (!can.mark || (people.length === 0 && group === null)) return null;
  const isComing = gathering.answer === 'going' || gathering.answer === 'maybe';
  return (
    <section aria-labelledby="who-came" className="mt-6 border-t border-line pt-4">
      <h2 id="who-came" className="text-xl">
        Who came?
      </h2>
      <p className="mt-1 text-ink-soft">
        Whoever was there receives {GATHERING_XP.amount} XP
        {isComing ? ', and so do you once somebody else was there, too.' : '.'}
      </p>
      <ul className="mt-1">
        {people.map((coming) => (
          <CameRow key={coming.person.id} gathering={gathering} {...coming} hint={hintOf(coming)} />
        ))}
      </ul>
      {group !== null && <OthersWhoCame gathering={gathering} isAlone={people.length === 0} />}
    </section>
  );
}

function hintOf({ answer, isWaiting }: Coming): string | undefined {
  if (isWaiting) return 'Was on the waiting list';
  return answer === 'maybe' ? 'Had said maybe' : undefined;
}
