import { FIRST_PAGE } from '#contract/first-page.ts';
import { getPassage } from '#features/bible/bible.contract.ts';
import { endpointPages, endpointQuery, withItemsAlone } from '#platform/client/endpoint-queries.ts';
import { getGroupPassage } from '../plan.contract.ts';
import { listVotes } from '../polls.contract.ts';
import { listPosts, listPostVersions } from '../posts.contract.ts';
import { getThread, listTopics } from '../talk.contract.ts';
import { searchTalk } from '../talk-search.contract.ts';

export function groupPassageQuery(groupId: string, passageId: string) {
  return endpointQuery(getGroupPassage, { params: { groupId, passageId }, query: {} });
}

export function topicsQuery(groupId: string) {
  return endpointPages(listTopics, { params: { groupId }, query: FIRST_PAGE });
}

/** What was said in a group with these words in it. */
export function foundInTalkQuery(groupId: string, q: string) {
  return endpointPages(searchTalk, { params: { groupId }, query: { q, ...FIRST_PAGE } });
}

/** A thread; where it is read from by who wants to see one of its posts, when that is given. */
export function threadQuery(threadId: string, postId: string | null = null) {
  return endpointQuery(getThread, { params: { threadId }, query: postId === null ? {} : { postId } });
}

/** Posts of a thread from a place on, or from the first; those that answer one verse when it is given. */
export function postsQuery(threadId: string, from: { verseId: string } | { cursor: string } | null) {
  return withItemsAlone(endpointPages(listPosts, { params: { threadId }, query: from ?? {} }), 'postId');
}

export function postVersionsQuery(postId: string) {
  return endpointQuery(listPostVersions, { params: { postId } });
}

/** Who chose what in the poll of a post. */
export function votesQuery(postId: string) {
  return endpointQuery(listVotes, { params: { postId } });
}

/** The words at a place that somebody names in a post. */
export function mentionedQuery(reference: string) {
  return endpointQuery(getPassage, { query: { reference } });
}
