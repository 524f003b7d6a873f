import { use } from 'react';
import type { HomeTab, TabIcon } from '#contract/define-screen.ts';
import { useAppShape } from '#platform/client/client-feature.ts';

/** The tabs of the navigation with their icons, in its order: two rows of four (docs/product.md, Home). */
export function useNavigationTabs(): readonly (HomeTab & { icon: TabIcon })[] {
  const { table, tabIcons } = useAppShape();
  // On the first screen they are there already; otherwise the screen waits for them.
  if (tabIcons.now() === null) use(tabIcons.load());
  const icons = tabIcons.now() ?? {};
  return table.tabs.flatMap((tab) => {
    const icon = icons[tab.id];
    return tab.order === null || icon === undefined ? [] : [{ ...tab, icon }];
  });
}

/** The tab that an address's query asks for; the default one when it asks for none, or for one that there is not. */
export function useTabAt(search: string): HomeTab {
  const tab = useAppShape().table.tabAt(search);
  if (tab === null) throw new Error('the home screen needs a default tab');
  return tab;
}

/** The address of a tab; the default one has the plain '/'. */
export function pathOfTab(tab: HomeTab): string {
  return tab.isDefault ? '/' : `/?tab=${tab.id}`;
}

/** What the browser calls a tab: the plain '/' is home itself, and the others are told from the screens that they lead to. */
export function titleOfTab(tab: HomeTab): string {
  return tab.isDefault ? '' : `${tab.label} · Home`;
}
