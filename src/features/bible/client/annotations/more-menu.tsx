import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useMenuLater } from '#platform/client/use-menu-later.ts';
import { BarButton } from './bar-button.tsx';
import type { ChosenVerses } from './verse-bar.tsx';

const loadItems = () => import('./more-menu-items.tsx');

export interface MoreMenuProps {
  chosen: ChosenVerses;
  onBeside: () => void;
  /** Null where the words of the text have no numbers. */
  onWords: (() => void) | null;
}

/** What is done with verses less often. It is fetched once somebody has chosen some. */
export function MoreMenu(props: MoreMenuProps) {
  const { chunk, openedAtFirst, opener } = useMenuLater(loadItems, true);
  const look = {
    word: 'More',
    about: `with ${props.chosen.reference}`,
    icon: <DotsThreeIcon size={20} aria-hidden />,
  };
  if (chunk === null) return <BarButton {...look} {...opener} />;
  return <chunk.MoreMenuItems {...props} trigger={<BarButton {...look} />} openedAtFirst={openedAtFirst} />;
}
