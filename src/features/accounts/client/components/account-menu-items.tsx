import { CalendarHeartIcon } from '@phosphor-icons/react/dist/ssr/CalendarHeart';
import { DoorOpenIcon } from '@phosphor-icons/react/dist/ssr/DoorOpen';
import { GearIcon } from '@phosphor-icons/react/dist/ssr/Gear';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { SealIcon } from '@phosphor-icons/react/dist/ssr/Seal';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { mayCall, type Role } from '#contract/access.policy.ts';
import type { MenuIcon, TabIcon } from '#contract/define-screen.ts';
import {
  ModerationMenuItem,
  moderates,
  useWaitingCases,
} from '#features/moderation/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { usePlaces } from '#platform/client/use-places.ts';
import { DropdownMenu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import type { OpenedAtFirst } from '#ui/opened-at-first.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { useAccount } from '../use-account.ts';
import { useSignOut } from '../use-sign-out.ts';
import { useThemeChoice } from '../use-theme-choice.ts';
import { AccountButton, type AccountButtonLook } from './account-button.tsx';

const themes = [
  { value: 'system', label: 'As my device' },
  { value: 'dawn', label: 'Dawn' },
  { value: 'vigil', label: 'Vigil' },
] as const;

/** The account menu with its contents, in a chunk of its own. */
export function AccountMenuItems({
  user,
  look,
  openedAtFirst,
}: {
  user: User;
  look: AccountButtonLook;
  openedAtFirst: OpenedAtFirst;
}) {
  const [theme, setTheme] = useThemeChoice(user);
  const { signOut, pending } = useSignOut();
  const places = usePlaces();
  const mine = useOwnPlaces();
  const waiting = useCasesForMe(user);
  return (
    <DropdownMenu
      openedAtFirst={openedAtFirst}
      trigger={<AccountButton user={user} look={look} waiting={waiting} />}
    >
      <MenuLabel>
        <OwnWords translate="no">
          {user.firstName} {user.lastName}
        </OwnWords>
      </MenuLabel>
      {places.map(({ href, label, tab }, at) => (
        // There the bar has no room for them.
        <MenuItem key={href} asChild className={at >= 3 ? 'min-[560px]:hidden' : 'min-[360px]:hidden'}>
          <Link href={href}>
            <PlaceIcon tab={tab} />
            {label}
          </Link>
        </MenuItem>
      ))}
      {mine.map(({ path, title, icon }) => {
        const Icon = ICONS[icon];
        return (
          <MenuItem key={path} asChild>
            <Link href={path}>
              <Icon size={20} aria-hidden />
              {title}
            </Link>
          </MenuItem>
        );
      })}
      <MenuItem asChild>
        <Link href="/settings">
          <GearIcon size={20} aria-hidden />
          Settings
        </Link>
      </MenuItem>
      {moderates(user) && <ModerationMenuItem waiting={waiting} />}
      {mayCall(user.role, 'moderator') && <HostItem role={user.role} />}
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={themes} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem disabled={pending} onSelect={signOut}>
        <SignOutIcon size={20} aria-hidden />
        Sign out
      </MenuItem>
    </DropdownMenu>
  );
}

const ICONS: Record<MenuIcon, TabIcon> = { people: UsersIcon, year: CalendarHeartIcon, seal: SealIcon };

/** The screens that features put into this menu, in their order. */
function useOwnPlaces() {
  return useAppShape()
    .table.screens.flatMap(({ path, title, accountMenu }) =>
      accountMenu ? [{ path, title, ...accountMenu }] : [],
    )
    .toSorted((a, b) => a.order - b.order);
}

/** As in home's navigation, whose icons come in a chunk of their own; their place is kept until then. */
function PlaceIcon({ tab }: { tab: string }) {
  const { tabIcons } = useAppShape();
  const [icons, setIcons] = useState(() => tabIcons.now());
  useEffect(() => {
    if (icons !== null) return;
    tabIcons.load().then(
      () => setIcons(() => tabIcons.now()),
      () => {},
    );
  }, [icons, tabIcons]);
  const Icon = icons?.[tab];
  return <span className="size-5 shrink-0">{Icon !== undefined && <Icon size={20} aria-hidden />}</span>;
}

/** How many cases wait for a moderator. Whether they have a second step is asked for moderators alone. */
function useCasesForMe(user: User): number {
  const account = useAccount(moderates(user));
  return useWaitingCases(account !== undefined && account.secondStep !== null);
}

/** Invitations are a part of the administrator's page. */
function HostItem({ role }: { role: Role }) {
  const isAdmin = mayCall(role, 'admin');
  return (
    <MenuItem asChild>
      <Link href={isAdmin ? '/administration' : '/invitations'}>
        {isAdmin ? <HouseLineIcon size={20} aria-hidden /> : <DoorOpenIcon size={20} aria-hidden />}
        {isAdmin ? 'Administration' : 'Invitations'}
      </Link>
    </MenuItem>
  );
}
