import type { ComponentProps } from 'react';
import { PersonPicture } from '#ui/person-picture.tsx';
import type { User } from '../../accounts.contract.ts';

/** The round button with the user's picture that opens the account menu. */
export function AccountButton({ user, ...rest }: ComponentProps<'button'> & { user: User }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label="Your account"
      className="grid size-11 place-items-center rounded-full hover:bg-ink/8"
    >
      <PersonPicture
        firstName={user.firstName}
        lastName={user.lastName}
        imageUrl={user.profileImageUrl}
        className="size-9"
      />
    </button>
  );
}
