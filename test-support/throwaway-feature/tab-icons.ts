import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';

export const tabIcons = { throwaway: NotePencilIcon };
