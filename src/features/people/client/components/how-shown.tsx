import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { arrowsOnlyMove } from '#ui/arrows-only-move.ts';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { toast } from '#ui/toast-store.ts';
import { type User, updateHowShown } from '../../people.contract.ts';
import type { ShownAs } from '../../people.rules.ts';
import { nameAs } from '../../shown-name.rules.ts';
import { keepUser } from '../keep-user.ts';
import { ownFace } from '../own-face.ts';
import { ChosenNameForm } from './chosen-name-form.tsx';
import { PersonFace } from './person-face.tsx';

const NOTES: Readonly<Record<ShownAs, string>> = {
  initial: 'First name and initial',
  full: 'Full name',
  chosen: 'A name that you choose',
};

/** Under which name others see the reader: the first two work at once, a chosen one when it is saved. */
export function HowShown({ user }: { user: User }) {
  const [isChoosing, setChoosing] = useState(false);
  const { mutate, isPending } = useEndpointMutation(updateHowShown, {
    changes: keepUser,
    onSuccess: ({ shownName }) => toast({ title: `Others see you as ${isolated(shownName)}` }),
    onError: (error) => failureToast('Not Saved', error),
  });
  const shown = isChoosing ? 'chosen' : user.shownAs;

  function choose(shownAs: ShownAs) {
    setChoosing(shownAs === 'chosen');
    if (shownAs !== 'chosen' || user.chosenName !== null) mutate({ body: { shownAs } });
  }

  return (
    <>
      <div className="flex items-center gap-3">
        <PersonFace person={ownFace(user)} size="lg" />
        <span className="min-w-0">
          <OwnWords translate="no" className="block text-left text-lg font-semibold">
            {user.shownName}
          </OwnWords>
          <span className="block text-sm text-ink-soft">
            {user.isSecret ? 'Others see a name and a face' : 'Others see a name, a face and your level'}
          </span>
        </span>
      </div>
      <fieldset disabled={isPending} className="mt-4 grid gap-2" onKeyDown={arrowsOnlyMove}>
        <legend className="sr-only">The name that others see</legend>
        {(['initial', 'full', 'chosen'] as const).map((shownAs) => (
          <label
            key={shownAs}
            className={cn(
              'flex min-h-14 cursor-pointer flex-col justify-center rounded-control border px-4 py-2 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              shown === shownAs
                ? 'border-dusk bg-dusk-wash text-dusk'
                : 'border-line-strong/60 hover:bg-inset',
            )}
          >
            <input
              type="radio"
              name="shownAs"
              value={shownAs}
              checked={shown === shownAs}
              onChange={() => choose(shownAs)}
              className="sr-only"
            />
            {(shownAs !== 'chosen' || user.chosenName !== null) && (
              <OwnWords translate="no" className="text-left font-semibold">
                {nameAs(shownAs, user)}
              </OwnWords>
            )}
            <span
              className={
                shownAs === 'chosen' && user.chosenName === null ? 'font-semibold' : 'text-sm text-ink-soft'
              }
            >
              {NOTES[shownAs]}
            </span>
          </label>
        ))}
      </fieldset>
      {shown === 'chosen' && <ChosenNameForm key={user.id} user={user} onSaved={() => setChoosing(false)} />}
    </>
  );
}
