import { useQueryClient } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { CHOSEN_NAME_MAX, chosenNameProblem } from '../../chosen-name.rules.ts';
import { type User, updateHowShown } from '../../people.contract.ts';
import { keepUser } from '../keep-user.ts';

/** The name that somebody chooses to be shown under. */
export function ChosenNameForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const queryClient = useQueryClient();
  const { form, field, values, isPending } = useForm({
    initial: { chosenName: user.chosenName ?? '' },
    check: ({ chosenName }) => {
      const description = chosenNameProblem(chosenName);
      return description === null ? null : { title: 'Not Saved', description, fields: ['chosenName'] };
    },
    send: ({ chosenName }) =>
      callAndChange(queryClient, updateHowShown, keepUser, { body: { shownAs: 'chosen', chosenName } }),
    onSent: ({ shownName }) => {
      toast({ title: `Others see you as ${isolated(shownName)}` });
      onSaved();
    },
    onFailed: (error) => failureToast('Not Saved', error),
  });
  return (
    <form {...form} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-[12rem]">
        <TextField
          {...field('chosenName')}
          label="Name that others see"
          maxLength={CHOSEN_NAME_MAX}
          autoComplete="off"
        />
      </div>
      <Button
        type="submit"
        pending={isPending}
        disabled={values.chosenName.trim() === (user.chosenName ?? '')}
      >
        Show this name
      </Button>
    </form>
  );
}
