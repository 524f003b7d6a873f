import type { HandlerOutput } from '#contract/define-endpoint.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { getAudiences } from '../prayer.contract.ts';
import { canShareWith } from '../prayer.policy.ts';
import { AUDIENCE_KINDS, type AudienceKind, FIRST_CHOICE, MOST_COUNTED } from '../prayer.rules.ts';
import { countOthers, findChoice } from './choice-store.ts';
import type { Reading } from './reading.ts';

/** In a circle this small its members guess who asks. */
const FEW = 3;

/** Whom somebody may ask, and what they chose last. Whoever was not asked how old they are sees all, and is asked first. */
export async function audiencesFor(
  db: DbOrTx,
  reading: Reading,
  circle: readonly string[],
): Promise<HandlerOutput<typeof getAudiences>> {
  const kinds = AUDIENCE_KINDS.filter(
    (kind) => reading.age === 'not-asked' || canShareWith(reading.age, { kind, id: null }),
  );
  const people: Record<AudienceKind, number> = {
    'only-me': 0,
    circle: circle.length,
    everyone: kinds.includes('everyone') ? await countOthers(db, reading.id) : 0,
  };
  const chosen = await findChoice(db, reading.id);
  return {
    options: kinds.map((kind) => ({
      audience: { kind, id: null },
      people: Math.min(people[kind], MOST_COUNTED.people),
      isMore: people[kind] > MOST_COUNTED.people,
      anonymousNote: kind === 'only-me' ? null : anonymousNote(kind, people[kind]),
    })),
    chosen: kinds.includes(chosen.audience.kind) ? chosen : FIRST_CHOICE,
  };
}

function anonymousNote(kind: AudienceKind, people: number): string | null {
  if (people === 0 || people > FEW) return null;
  const where = kind === 'circle' ? 'in your circle' : 'here';
  const few = people === 1 ? `Only one person is ${where}.` : `Only ${people} people are ${where}.`;
  return `${few} They may guess that it is you.`;
}
