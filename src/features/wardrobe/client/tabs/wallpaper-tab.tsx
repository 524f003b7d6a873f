import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { ReadyDot } from '#ui/ready-dot.tsx';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { ListState } from '../components/list-state.tsx';
import { LockedWallpaper } from '../components/locked-wallpaper.tsx';
import { OwnWallpaper } from '../components/own-wallpaper.tsx';
import { TabIntro } from '../components/tab-intro.tsx';
import { WallpaperDialog } from '../components/wallpaper-dialog.tsx';
import { readyByTab } from '../ready-by-tab.ts';
import { unopenedQuery, wallpapersQuery } from '../wardrobe-queries.ts';
import { nearestWay } from '../what-unlocks.ts';

/**
 * The wallpaper tab: the unlocked wallpapers, each with a button to apply it, then the locked ones with what unlocks
 * them.
 */
export function WallpaperTab() {
  const { user } = useCurrentUser();
  const wallpapers = useQuery({ ...wallpapersQuery, enabled: user !== null });
  const { data: unopened = [] } = useQuery({ ...unopenedQuery, enabled: user !== null });
  const [shown, setShown] = useState<Wallpaper | null>(null);
  if (user === null) return null;
  const ready = unopened.filter(({ requiredXP }) => requiredXP <= user.currentXP);
  // The tab's own dot leads here.
  const collections = readyByTab(ready, user.currentXP)['wallpaper'] ?? 0;
  return (
    <div className="@container flex flex-col gap-3">
      <TabIntro
        title="Your background"
        below={
          <Link
            href="/?tab=collections"
            aria-label={collections > 0 ? `Collections, ${collections} ready` : undefined}
            className={buttonClasses('secondary', 'md')}
          >
            Collections
            {collections > 0 && <ReadyDot />}
          </Link>
        }
      >
        Choose what stands behind every page. You can also keep a picture for your phone.
      </TabIntro>
      <ListState
        query={wallpapers}
        icon={<ImageIcon size={32} />}
        empty="No wallpapers available yet."
        hint="Chests and collections hold them. They open as you go."
      >
        {(list) => {
          const mine = list.filter(({ isUnlocked }) => isUnlocked);
          const locked = list
            .filter(({ isUnlocked }) => !isUnlocked)
            .toSorted((a, b) => leastXP(a) - leastXP(b) || 0);
          return (
            <>
              <ul
                aria-label="Yours"
                className="grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(max(40%,8rem),1fr))] gap-3 @xl:grid-cols-3 @4xl:grid-cols-4"
              >
                {picturesFirst(mine).map((wallpaper) => (
                  <OwnWallpaper key={wallpaper.id} wallpaper={wallpaper} onShow={setShown} />
                ))}
              </ul>
              {locked.length > 0 && (
                <section aria-labelledby="still-to-come" className="card-surface p-4 sm:p-5">
                  <h2 id="still-to-come" className="text-xl">
                    Still to come
                  </h2>
                  <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(28%,5rem),1fr))] gap-x-3 gap-y-5 @xl:grid-cols-4 @4xl:grid-cols-6">
                    {locked.map((wallpaper) => (
                      <LockedWallpaper
                        key={wallpaper.id}
                        wallpaper={wallpaper}
                        ready={ready}
                        onShow={setShown}
                      />
                    ))}
                  </ul>
                </section>
              )}
            </>
          );
        }}
      </ListState>
      {shown !== null && <WallpaperDialog wallpaper={shown} ready={ready} onClose={() => setShown(null)} />}
    </div>
  );
}

function picturesFirst(list: readonly Wallpaper[]): readonly Wallpaper[] {
  return list.toSorted((a, b) => Number(b.type === 'image') - Number(a.type === 'image'));
}

/** What only a season opens comes last. */
function leastXP(wallpaper: Wallpaper): number {
  const way = nearestWay(wallpaper);
  return way?.when === undefined ? (way?.requiredXP ?? 0) : Number.POSITIVE_INFINITY;
}
