import { TRANSLATIONS } from '#features/bible/bible.rules.ts';
import type { DatePoll } from '#features/date-polls/date-polls.contract.ts';
import type { Gathering } from '#features/gatherings/server/for-other-features.ts';
import type { GroupFile } from '#features/groups/files.contract.ts';
import type { GroupPost, GroupReply } from '#features/groups/posts.contract.ts';
import type { ThreadOfGroup, WholeGroup } from '#features/groups/server/for-other-features.ts';
import type { PrayerRequest } from '#features/prayer/prayer.contract.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { isolated } from '#ui/isolated.ts';

/** A thread with the name of its page, and the words of its passage. */
export interface PackedThread extends ThreadOfGroup {
  page: string;
  posts: readonly GroupPost[];
  passage: { translation: string; verses: readonly { verse: number; text: string }[] } | null;
}

/** Everything of a group but its talk and the bytes of its files. */
export interface PackedGroup extends Omit<WholeGroup, 'threads'> {
  threads: readonly (ThreadOfGroup & { page: string })[];
  gatherings: readonly Gathering[];
  /** Whose date is still looked for. */
  datePolls: readonly DatePoll[];
  prayers: readonly PrayerRequest[];
  files: readonly (GroupFile & { path: string })[];
  packedAt: number;
  /** IANA; the dates of the pages are written in it. */
  timezone: string;
}

/** Where in the zip a picture of a post lies, by its address; null for one that is not in it. */
export type PicturePath = (postId: string, url: string) => string | null;

/** What one opens first: works from a folder, without a network and without a script. */
export function indexPage(packed: PackedGroup): string {
  const { group, members, threads, gatherings, datePolls, prayers, files, packedAt, timezone } = packed;
  const day = dayIn(timezone);
  const passages = threads.filter(({ kind }) => kind === 'passage');
  const topics = threads.filter(({ kind }) => kind === 'topic');
  return page(group.name, [
    `<h1 dir="auto">${escapeHtml(group.name)}</h1>`,
    words(group.about),
    `<p class="quiet">As one of its people could read it on ${day(packedAt)}.</p>`,
    section(
      'Passages',
      list(
        passages,
        (one) =>
          `<a href="${one.page}">${escapeHtml(one.title)}</a> <span class="quiet">${one.startsOn === null ? '' : localDay(one.startsOn)}</span>`,
      ),
    ),
    section(
      'Topics',
      list(topics, (one) => `<a href="${one.page}" dir="auto">${escapeHtml(one.title)}</a>`),
    ),
    section('Events', list(gatherings, gatheringItem(timezone))),
    section('Dates that are looked for', list(datePolls, datePollItem(timezone))),
    section(
      'Prayers',
      list(
        prayers,
        (one) =>
          `${words(one.text)}<p class="quiet">${nameOf(one.isMine ? 'You' : (one.author?.name ?? 'Somebody'))}, ${localDay(one.askedOn)}</p>`,
      ),
    ),
    section(
      'Files',
      list(
        files,
        (one) =>
          `<a href="${hrefOf(one.path)}" dir="auto">${escapeHtml(one.title)}</a> <span class="quiet">${escapeHtml(one.name)}</span>`,
      ),
    ),
    section(
      'People',
      list(
        members,
        ({ person, role, isMe }) =>
          `${nameOf(person.name)} <span class="quiet">${role}${isMe ? ', you' : ''}</span>`,
      ),
    ),
    group.guidelines ? section('What you agreed to', words(group.guidelines)) : '',
  ]);
}

/** What was said of a passage or a topic. */
export function threadPage(
  thread: PackedThread,
  { group, timezone }: Pick<PackedGroup, 'group' | 'timezone'>,
  picturePath: PicturePath,
): string {
  const moment = momentIn(timezone);
  const verses =
    thread.passage?.verses.map(({ verse, text }) => `<sup>${verse}</sup> ${escapeHtml(text)}`) ?? [];
  const said = (post: GroupReply): string =>
    `${wordsOf(post)}${picturesIn(post, picturePath)}${pollIn(post)}<p class="quiet">${nameOf(whoOf(post))}, <time datetime="${new Date(post.writtenAt).toISOString()}">${moment(post.writtenAt)}</time>${post.editedAt === null ? '' : ', changed'}</p>`;
  return page(`${isolated(thread.title)} · ${isolated(group.name)}`, [
    `<p><a href="../index.html" dir="auto">${escapeHtml(group.name)}</a></p>`,
    `<h1 dir="auto">${escapeHtml(thread.title)}</h1>`,
    verses.length > 0
      ? `<blockquote lang="en">${verses.join(' ')}<footer class="quiet">${translationName(thread.passage!.translation)}</footer></blockquote>`
      : '',
    ...thread.posts.map(
      (post) =>
        `<article>${said(post)}${post.replies.map((reply) => `<article>${said(reply)}</article>`).join('')}</article>`,
    ),
  ]);
}

function gatheringItem(timezone: string) {
  const moment = momentIn(timezone);
  return (one: Gathering): string => {
    const brings = one.brings.map(
      ({ text, by, isMine }) =>
        `<bdi>${escapeHtml(text)}</bdi>: ${isMine ? 'you' : nameOf(by?.name ?? 'nobody yet')}`,
    );
    return [
      `<strong dir="auto">${escapeHtml(one.title)}</strong>${one.cancelledAt === null ? '' : ' (cancelled)'}`,
      `<p class="quiet">${moment(one.startsAt)}</p>`,
      words(one.description),
      words([one.place, one.link].filter(Boolean).join('\n')),
      brings.length > 0 ? `<p>${brings.join('<br>')}</p>` : '',
    ].join('');
  };
}

function datePollItem(timezone: string) {
  const moment = momentIn(timezone);
  return ({ title, dates }: DatePoll): string => {
    const said = dates.map(
      ({ startsAt, yes, ifNeeded, no }) =>
        `${moment(startsAt)}: ${yes} can, ${ifNeeded} if needed, ${no} can’t`,
    );
    return `<strong dir="auto">${escapeHtml(title)}</strong><p class="quiet">${said.join('<br>')}</p>`;
  };
}

function whoOf({ isMine, author, hidden }: GroupReply): string {
  if (isMine) return 'You';
  return author?.name ?? (hidden === 'deleted' ? 'Deleted' : 'Somebody');
}

/** In its own direction: what stands beside a name keeps its place. */
function nameOf(name: string): string {
  return `<bdi>${escapeHtml(name)}</bdi>`;
}

function picturesIn({ id, pictures }: GroupReply, picturePath: PicturePath): string {
  const shown = pictures.map(({ url, width, height, alt }) => {
    const path = picturePath(id, url);
    if (path === null) return '';
    return `<p><img src="../${path}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy"></p>`;
  });
  return shown.join('');
}

function pollIn({ poll }: GroupReply): string {
  if (poll === null) return '';
  const chosen = poll.options.map(
    ({ text, votes, isMine }) =>
      `<li><span dir="auto">${escapeHtml(text)}</span> <span class="quiet">${votes}${isMine ? ', you too' : ''}</span></li>`,
  );
  return `<ul>${chosen.join('')}</ul>`;
}

function wordsOf(post: GroupReply): string {
  if (post.text === '' && post.pictures.length > 0) return '';
  return post.text === '' ? '<p class="quiet">These words are not here any more.</p>' : words(post.text);
}

function words(text: string | null): string {
  return text ? `<p class="words" dir="auto">${escapeHtml(text)}</p>` : '';
}

function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${title}</h2>${body}</section>`;
}

function list<T>(items: readonly T[], of: (item: T) => string): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${of(item)}</li>`).join('')}</ul>`;
}

function hrefOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function translationName(id: string): string {
  return TRANSLATIONS.find((one) => one.id === id)?.name ?? id;
}

/** A day of the calendar, wherever it is read. @param day '2026-11-22' */
function localDay(day: string): string {
  return dayIn('UTC')(Date.parse(day));
}

function dayIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  return (at) => format.format(at);
}

function momentIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (at) => format.format(at);
}

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
${parts.filter((part) => part !== '').join('\n')}
</main></body></html>
`;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;background:#fbf6ec;color:#2a2740;font:1.0625rem/1.6 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font-size:1.9rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2.5rem}
a{color:#4b3f8f}img{max-width:100%;height:auto;border-radius:12px}ul{list-style:none;padding:0}li{padding:.6rem 0;border-top:1px solid #e8dfcd}p{margin:.3rem 0}
.words{white-space:pre-wrap}.quiet{color:#5d5873;font-size:.9rem}blockquote{margin:1.5rem 0;padding:1rem 1.25rem;background:#f3ead9;border-radius:12px}
article{border-top:1px solid #e8dfcd;padding:1rem 0}article article{margin-left:1.25rem;padding:.8rem 0 0 1rem;border-top:0;border-left:2px solid #e8dfcd}
@media(prefers-color-scheme:dark){body{background:#12142a;color:#fbf6ec}a{color:#b9b0f0}li,article,article article{border-color:#333866}.quiet{color:#b8b4cc}blockquote{background:#1d2040}}
@media print{body{background:#fff;color:#000}}`;
