import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useSearchParams } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { HighlightList } from '../annotations/highlight-list.tsx';
import { NoteList } from '../annotations/note-list.tsx';
import { PlaceAndDay } from '../annotations/place-and-day.tsx';
import { useReaderPreferences } from '../reader-preferences.ts';

/**
 * /bible/notes: all that somebody has written beside verses, and all that they highlighted. Its address says what is shown:
 * '?tab=highlights&color=rose&book=PSA'.
 */
export function NotesPage() {
  usePageTitle('My notes and highlights');
  const { translation } = useReaderPreferences();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'highlights' ? 'highlights' : 'notes';
  const filter = { translation, bookId: search.get('book') ?? '', day: search.get('day') ?? '' };
  function show(changes: Record<string, string>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  }
  return (
    <SheetPage
      title="My notes and highlights"
      description="What you have left in your Bible. Only you see it."
      width="text"
    >
      <Tabs
        className="pt-5 sm:pt-6"
        value={tab}
        onValueChange={(chosen) => show({ tab: chosen === 'notes' ? '' : chosen })}
      >
        <TabList aria-label="What to show">
          <Tab value="notes">Notes</Tab>
          <Tab value="highlights">Highlights</Tab>
        </TabList>
        <PlaceAndDay bookId={filter.bookId} day={filter.day} onChange={show} />
        <TabPanel value="notes">
          <NoteList filter={filter} q={search.get('q') ?? ''} onSearch={(q) => show({ q })} />
        </TabPanel>
        <TabPanel value="highlights">
          <HighlightList
            filter={filter}
            color={search.get('color') ?? ''}
            onColor={(color) => show({ color })}
          />
        </TabPanel>
      </Tabs>
      <Card className="flex flex-wrap items-center gap-3">
        {/* Where they do not stand beside it, both buttons go below together. */}
        <p className="grow">Take them along</p>
        <div className="flex flex-wrap gap-3">
          {(['markdown', 'json'] as const).map((format) => (
            <a
              key={format}
              href={`/api/bible/annotations/export?format=${format}&translation=${translation}`}
              download
              className={buttonClasses('secondary')}
            >
              <DownloadSimpleIcon size={20} aria-hidden />
              {format === 'json' ? 'JSON' : 'Markdown'}
            </a>
          ))}
        </div>
      </Card>
    </SheetPage>
  );
}
