import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type User, updateHowShown } from '../../people.contract.ts';
import { keepUser } from '../keep-user.ts';

/** Puts away level, XP and counts, for others and for the reader (Matthew 6). */
export function SecretMode({ user }: { user: User }) {
  const { mutate, isPending } = useEndpointMutation(updateHowShown, {
    changes: keepUser,
    onError: (error) => failureToast('Not Saved', error),
  });
  return (
    <>
      <SwitchRow
        label="Secret mode"
        hint="Your level, XP and counts are put away. You don’t see them either."
        isOn={user.isSecret}
        disabled={isPending}
        onChange={(isSecret) => mutate({ body: { isSecret } })}
      />
      {user.isSecret && (
        <>
          <p className="mt-3 border-s-2 border-line-strong ps-4 font-scripture text-lg italic">
            “Your Father who sees in secret will reward you openly.”
          </p>
          <p className="ps-4 text-sm text-ink-soft">from Matthew 6:4, WEB</p>
          <p className="mt-3 text-ink-soft">
            Chests and pictures still open as you go, without a number on them.
          </p>
        </>
      )}
    </>
  );
}
