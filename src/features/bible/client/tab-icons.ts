import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';

/** The icons of this feature's home tabs, by the tabs' ids. */
export const tabIcons = {
  bible: BookOpenTextIcon,
};
