import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { useMenuLater } from '#platform/client/use-menu-later.ts';
import { useIdle } from '#ui/use-idle.ts';
import { AccountButton, type AccountButtonLook } from './account-button.tsx';

const loadMenu = () => import('./account-menu-items.tsx');

/** The signed-in user's picture, which opens the menu with settings, theme and 'Sign out'; nothing for a visitor. */
export function AccountMenu({ look = 'picture' }: { look?: AccountButtonLook }) {
  const { user } = useCurrentUser();
  return user === null ? null : <MenuOf user={user} look={look} />;
}

/** The menu itself comes when the screen stands still, or at the first press if that is sooner. */
function MenuOf({ user, look }: { user: User; look: AccountButtonLook }) {
  const { chunk, openedAtFirst, opener } = useMenuLater(loadMenu, useIdle());
  if (chunk) return <chunk.AccountMenuItems user={user} look={look} openedAtFirst={openedAtFirst} />;
  return <AccountButton user={user} look={look} {...opener} />;
}
