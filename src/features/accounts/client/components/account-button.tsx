import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import type { ComponentProps } from 'react';
import { OwnPortrait } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { initialsOf } from '#ui/initials.ts';

/** How the menu's button looks: the user's picture, or a plain sign where the picture stands beside it already. */
export type AccountButtonLook = 'picture' | 'icon';

type AccountButtonProps = ComponentProps<'button'> & { user: User; look: AccountButtonLook };

/** The round button that opens the account menu. */
export function AccountButton({ user, look, ...rest }: AccountButtonProps) {
  // Whoever speaks to the device says what they see: the letters, where no picture is set.
  const letters = initialsOf(user.firstName, user.lastName);
  return (
    <button
      {...rest}
      type="button"
      aria-label={look === 'icon' ? 'Your account' : `Your account ${letters}`}
      className="grid size-11 place-items-center rounded-full hover:bg-ink/8"
    >
      {look === 'icon' ? (
        <ListIcon size={24} aria-hidden className="text-ink-soft" />
      ) : (
        <OwnPortrait user={user} size="sm" />
      )}
    </button>
  );
}
