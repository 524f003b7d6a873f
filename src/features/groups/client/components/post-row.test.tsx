import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { GroupReply } from '../../posts.contract.ts';
import { type PostActions, PostRow } from './post-row.tsx';

it('keeps the dot before when a post was written with that, and not with the name', () => {
  const can = { edit: false, delete: false, removePicture: false, hide: false, show: false, report: false };
  const post = {
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
  const actions: PostActions = {
    userId: 'me',
    hrefOf: () => '/',
    chapters: 0,
    onVerse: () => {},
    onReply: null,
    onNeedsHelp: () => {},
  };
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/">
        <PostRow post={post} actions={actions} />
      </Router>
    </QueryClientProvider>,
  );
  expect(page).toContain('·\u00a0<time');
});
