import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { GroupReply } from '../../posts.contract.ts';
import { type PostActions, PostRow } from './post-row.tsx';

const can = { edit: false, delete: false, removePicture: false, hide: false, show: false, report: false };
const written = {
  id: 'a',
  text: 'Bread',
  pictures: [],
  poll: null,
  mentions: [],
  author: null,
  isMine: true,
  writtenAt: 0,
  editedAt: null,
  verseId: null,
  hidden: null,
  isNew: false,
  can,
} satisfies GroupReply;

function rendered(post: GroupReply, more: Partial<PostActions> = {}): string {
  const actions: PostActions = {
    userId: 'me',
    hrefOf: () => '/',
    chapters: 0,
    onVerse: () => {},
    onReply: null,
    onNeedsHelp: () => {},
    ...more,
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/">
        <PostRow post={post} actions={actions} />
      </Router>
    </QueryClientProvider>,
  );
}

it('keeps the dot before when a post was written with that, and not with the name', () => {
  expect(rendered(written)).toContain('·\u00a0<time');
});

it('sets a name apart that is written from right to left, where it is heard alone', () => {
  const look = { skinColor: null, hairColor: null, accentColor: null, outfitId: null };
  const author = {
    id: 'b',
    name: 'אליעזר ב.',
    // With a picture of theirs: a drawn face needs the whole app.
    profileImageUrl: '/api/pictures/b/96.webp',
    level: null,
    avatar: { style: 'neutral', ...look },
  } as const;
  const page = rendered(
    { ...written, author, isMine: false, can: { ...can, report: true } },
    { onReply: () => {} },
  );
  expect(page).toContain('More about the words of \u2068אליעזר ב.\u2069"');
  expect(page).toContain(' to \u2068אליעזר ב.\u2069<');
});
