import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import type { ComponentProps } from 'react';
import { casesWait } from '#features/moderation/moderation.rules.ts';
import { OwnPortrait } from '#features/people/client/for-other-features.ts';
import { initialsOf } from '#features/people/initials.rules.ts';
import type { User } from '#features/people/people.contract.ts';

/** How the menu's button looks: the user's picture, or a plain sign where the picture stands beside it already. */
export type AccountButtonLook = 'picture' | 'icon';

type AccountButtonProps = ComponentProps<'button'> & {
  user: User;
  look: AccountButtonLook;
  /** Cases that wait for a moderator; a dot says that there are any. */
  waiting?: number;
};

/** The round button that opens the account menu. */
export function AccountButton({ user, look, waiting = 0, ...rest }: AccountButtonProps) {
  // Whoever speaks to the device says what they see: the letters, where no picture is set.
  const letters = initialsOf(user.firstName, user.lastName);
  const name = look === 'icon' ? 'Your account' : `Your account ${letters}`;
  return (
    <button
      {...rest}
      type="button"
      aria-label={waiting === 0 ? name : `${name}, ${casesWait(waiting)}`}
      className="relative grid size-11 place-items-center rounded-full hover:bg-ink/8"
    >
      {look === 'icon' ? (
        <ListIcon size={24} aria-hidden className="text-ink-soft" />
      ) : (
        <OwnPortrait user={user} size="sm" />
      )}
      {waiting > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 size-2.5 rounded-full bg-dusk ring-2 ring-surface forced-colors:bg-[Highlight]"
        />
      )}
    </button>
  );
}
