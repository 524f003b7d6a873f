import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { versesPath } from '#features/bible/client/for-other-features.ts';
import { parseVerses } from '#features/bible/verse-numbers.rules.ts';
import { profileQuery, wallpapersQuery } from '#features/wardrobe/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { PICTURE_LIMITS } from '../../formats.rules.ts';
import { PictureStudio } from '../components/picture-studio.tsx';
import { StudioBar } from '../components/studio-bar.tsx';
import { groundsOf } from '../grounds.ts';
import { usePassage } from '../use-passage.ts';

/** /bible/PSA/23/1-2/picture: these verses on a picture, to keep or to share. */
export function PicturePage() {
  const address = useParams<{ book: string; chapter: string; verse: string }>();
  const { passage, error, refetch } = usePassage(address);
  const wallpapers = useQuery(wallpapersQuery);
  const { data: look } = useQuery(profileQuery);
  const chapterId = `${address.book.toUpperCase()}.${Number(address.chapter)}`;
  const back = versesPath(chapterId, parseVerses(address.verse));
  usePageTitle(passage && `A picture of ${passage.reference}`);

  if (error !== null) {
    return (
      <Around back={back}>
        <EmptyState title="This chapter did not open">
          <p>{serverMessageOr(error, 'Please look at your connection and try again.')}</p>
          <Button className="mt-4" onClick={() => refetch()}>
            Try again
          </Button>
        </EmptyState>
      </Around>
    );
  }
  if (wallpapers.isError) {
    return (
      <Around back={back}>
        <NotLoaded onRetry={wallpapers.refetch} />
      </Around>
    );
  }
  if (passage === undefined || wallpapers.data === undefined || look === undefined) {
    return (
      <Around back={back}>
        <Skeleton className="mx-auto h-96 w-80 max-w-full" />
      </Around>
    );
  }
  const refusal = whyNot(passage.lines.join(' '));
  if (refusal !== null) {
    return (
      <Around back={back} title={passage.reference}>
        <EmptyState title={refusal.title}>
          <p>{refusal.words}</p>
          <Link href={back} className={buttonClasses('primary', 'md', 'mt-4')}>
            To the chapter
          </Link>
        </EmptyState>
      </Around>
    );
  }
  return (
    <PictureStudio
      passage={passage}
      grounds={groundsOf(wallpapers.data, look.currentWallpaper?.id)}
      back={back}
    />
  );
}

function Around({ back, title, children }: { back: string; title?: string; children: ReactNode }) {
  return (
    <MainContent className="min-h-dvh bg-ground">
      <StudioBar back={back} title={title ?? 'A picture of verses'} />
      <div className="px-5 py-6">{children}</div>
    </MainContent>
  );
}

function whyNot(text: string): { title: string; words: string } | null {
  if (text === '')
    return { title: 'No such verse', words: 'This chapter has no verse like this to make a picture of.' };
  if (text.length <= PICTURE_LIMITS.characters) return null;
  const { characters } = PICTURE_LIMITS;
  return { title: 'Too long for a picture', words: `${characters} characters fit. Choose fewer verses.` };
}
