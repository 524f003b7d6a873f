import { type ReactNode, Suspense } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';

/** A page about what people plan, on a sheet in the room where it will be. */
export function RoomPage({
  room,
  back,
  label,
  name,
  menu,
  children,
}: {
  room: string;
  /** Where the way back leads, and what it is called. */
  back: string;
  label: string;
  /** Whose it is: a group's name. */
  name: string;
  menu: ReactNode;
  children: ReactNode;
}) {
  const { Room } = useAppShape().drawings;
  return (
    <MainContent>
      <Suspense>
        <Room room={room} />
      </Suspense>
      <OneSky
        width="pages"
        middle="request"
        grows="sheet"
        bar={
          <SkyBar fades back={back} label={label}>
            <OwnWords as="p" className="line-clamp-2 min-w-0 grow text-left font-semibold">
              {name}
            </OwnWords>
            {menu}
          </SkyBar>
        }
        // The room itself is to be seen: nothing stands on it.
        sky={<div className="h-28 lg:h-0" />}
        className="pb-8 lg:px-14 lg:pt-16"
      >
        {children}
      </OneSky>
    </MainContent>
  );
}

/** What somebody has given a name, as the title of its page. */
export function RoomTitle({ children }: { children: string }) {
  return (
    <OwnWords as="h1" className="text-left text-[1.75rem]/[1.15] text-balance lg:text-[2.5rem]/[1.1]">
      {children}
    </OwnWords>
  );
}
