import { AppError } from '#contract/errors.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canCarryOffice } from '../people.policy.ts';
import type { ShownAs } from '../people.rules.ts';
import { isTakenFor } from './name-likeness.ts';
import { isNameOfNobody } from './name-nobody.ts';
import { isOfficeName } from './name-office.ts';
import { noteNameShown } from './name-shown.ts';
import { skeletonOf } from './name-skeleton.ts';
import {
  findNamesInCircle,
  findNamesWithRole,
  findOwnerOfSkeleton,
  findPersonToOthers,
  updatePersonToOthers,
} from './person-to-others-store.ts';
import { shownNameOf } from './shown-name.ts';

interface HowShown {
  shownAs?: ShownAs | undefined;
  chosenName?: string | undefined;
  isSecret?: boolean | undefined;
}

/**
 * Changes how somebody is shown.
 * @throws AppError INVALID_INPUT for a name that claims an office, for what whoever is not named is called, or for 'chosen' without a name; NAME_TAKEN for one that looks
 * like the one under which a moderator or somebody in their circle is shown, or one that somebody else has chosen.
 */
export async function changeHowShown(
  { db, events }: { db: Db; events: EventSender },
  caller: Caller,
  wanted: HowShown,
  now: number,
): Promise<void> {
  const { shownAs, chosenName, isSecret } = wanted;
  try {
    await inUserTransaction(db, caller.id, async (tx) => {
      const before = await findPersonToOthers(tx, caller.id);
      if (shownAs === 'chosen' && (chosenName ?? before?.chosen_name ?? null) === null) {
        throw invalid('body.chosenName', 'Please write the name that others shall see.');
      }
      const named = chosenName !== undefined && {
        chosen_name: chosenName,
        chosen_skeleton: await freeSkeleton(tx, caller, chosenName),
      };
      await updatePersonToOthers(tx, caller.id, {
        ...(shownAs !== undefined && { shown_as: shownAs }),
        ...named,
        ...(isSecret !== undefined && {
          secret_since: isSecret ? (before?.secret_since ?? now) : null,
        }),
      });
      if (chosenName !== undefined || shownAs !== undefined) {
        await noteNameShown(events, tx, caller.id, now);
      }
    });
  } catch (error) {
    // Two at once chose names that look alike: the second loses at the unique index.
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
}

/** What a name looks like, if nobody is mistaken for somebody by it. */
async function freeSkeleton(tx: Tx, caller: Caller, name: string): Promise<string> {
  if (!canCarryOffice(caller.role) && isOfficeName(name)) {
    throw invalid(
      'body.chosenName',
      "This name sounds like an office, such as 'Pastor' or 'Moderator'. Please choose one without it.",
    );
  }
  if (isNameOfNobody(name)) {
    throw invalid(
      'body.chosenName',
      "Somebody who is not named is called so here, as in 'Someone here'. Please choose another name.",
    );
  }
  const skeleton = skeletonOf(name);
  const owner = await findOwnerOfSkeleton(tx, skeleton);
  if (owner !== undefined && owner !== caller.id) throw nameTaken();
  const others = [...(await findNamesWithRole(tx)), ...(await findNamesInCircle(tx, caller.id))];
  // As they are shown, and no name beside it: an answer for the others would tell whoever tries names what nobody is shown.
  if (others.some((one) => one.id !== caller.id && isTakenFor(name, shownNameOf(one)))) throw nameTaken();
  return skeleton;
}

function nameTaken(): AppError {
  return new AppError(
    'NAME_TAKEN',
    'This name looks too much like that of somebody here. Please choose another one.',
  );
}

function invalid(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', message, { issues: [{ path, message }] });
}
