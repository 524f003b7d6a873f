import { NotebookIcon } from '@phosphor-icons/react/dist/ssr/Notebook';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { browsedPlace, searchedPlace } from '../../books.rules.ts';
import { BrowsePanel } from '../components/browse-panel.tsx';
import { ContinueReading } from '../components/continue-reading.tsx';
import { FavoritesPanel } from '../components/favorites-panel.tsx';
import { PlansRow } from '../components/plans-row.tsx';
import { ReadingSessionCard } from '../components/reading-session-card.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { TranslationSwitch } from '../components/translation-switch.tsx';
import { VerseOfTheDayCard } from '../components/verse-of-the-day-card.tsx';

const BIBLE_READER = 'Bible Reader';
const TABS = ['search', 'browse', 'favorites'] as const;

/**
 * /bible: the Bible Reader (docs/product.md, Bible). Its address says what is open: '?q=shepherd&within=PSA',
 * '?book=PSA&chapter=23'.
 */
export function BiblePage() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  usePageTitle(q.trim() === '' ? BIBLE_READER : `${isolated(q)} · ${BIBLE_READER}`);
  const within = searchedPlace(search);
  const place = browsedPlace(search);
  const asked = search.get('tab') ?? (place.bookId === '' ? 'search' : 'browse');
  const tab = TABS.find((known) => known === asked) ?? 'search';
  // A person who came to search or to browse sees that first on a phone, and the ways elsewhere below it. Nothing moves later,
  // while they use the page.
  const [cameForSomething] = useState(q !== '' || place.bookId !== '' || search.has('tab'));
  const ways = (
    <>
      <Link href="/bible/notes" className={buttonClasses('ghost')}>
        <NotebookIcon size={20} aria-hidden />
        My notes
      </Link>
      <TranslationSwitch />
    </>
  );
  return (
    <SheetPage
      title={BIBLE_READER}
      description="A lamp to your feet, and a light for your path."
      actions={ways}
      onSky={cameForSomething ? undefined : <ContinueReading />}
      isSlim
    >
      <div className="grid divide-y divide-line lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:divide-y-0">
        <Tabs
          value={tab}
          className="pt-5 sm:pt-6 lg:col-start-2 lg:row-start-1 lg:border-s lg:border-line lg:ps-8"
          // What was searched and browsed stays: whoever looks at another tab comes back to it.
          onValueChange={(chosen) =>
            setSearch({ ...Object.fromEntries(search), tab: chosen }, { replace: true })
          }
        >
          <TabList aria-label="Ways to read">
            <Tab value="search">Search</Tab>
            <Tab value="browse">Browse</Tab>
            <Tab value="favorites">Favorites</Tab>
          </TabList>
          <TabPanel value="search">
            <SearchPanel
              q={q}
              within={within}
              onSearch={(term) => setSearch({ q: term })}
              onWithin={(chosen) =>
                setSearch(chosen === '' ? { q } : { q, within: chosen }, { replace: true })
              }
            />
          </TabPanel>
          <TabPanel value="browse">
            <BrowsePanel
              place={place}
              onBrowse={({ bookId, chapter }) =>
                setSearch({
                  ...(bookId === '' ? { tab: 'browse' } : { book: bookId }),
                  chapter: `${chapter}`,
                })
              }
            />
          </TabPanel>
          <TabPanel value="favorites">
            <FavoritesPanel />
          </TabPanel>
        </Tabs>
        <div className="lg:col-start-1 lg:row-start-1 lg:pe-8">
          <div className="flex flex-col divide-y divide-line">
            {cameForSomething && (
              <div className="py-5 sm:py-6">
                <ContinueReading />
              </div>
            )}
            <VerseOfTheDayCard />
            <ReadingSessionCard />
            <PlansRow />
          </div>
          <div className="-mx-4 flex flex-wrap justify-between gap-2 border-t border-line px-4 py-3 lg:hidden">
            {ways}
          </div>
        </div>
      </div>
    </SheetPage>
  );
}
