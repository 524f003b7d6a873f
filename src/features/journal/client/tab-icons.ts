import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';

/** The icons of this feature's home tabs, by the tabs' ids. */
export const tabIcons = {
  journal: NotePencilIcon,
};
