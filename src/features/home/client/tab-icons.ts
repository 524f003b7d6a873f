import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';

/** The icons of this feature's home tabs, by the tabs' ids. */
export const tabIcons = {
  community: UsersThreeIcon,
};
