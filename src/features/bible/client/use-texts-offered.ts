import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOurs, type TextId } from '../bible.rules.ts';
import type { ListedText } from '../texts.contract.ts';
import { translationsQuery } from './bible-queries.ts';
import { useReaderPreferences } from './reader-preferences.ts';

/**
 * The texts that can be read. What this browser reads follows them: to the version that is there now, and back to our own where a text
 * was taken away.
 */
export function useTextsOffered(): readonly ListedText[] {
  const { translation, beside, change } = useReaderPreferences();
  const { data = [] } = useQuery(translationsQuery);
  const offered = data.filter(({ problem }) => problem === null);
  const now = offered.length === 0 ? translation : current(offered, translation, 'WEB');
  const nowBeside = offered.length === 0 ? beside : current(offered, beside, now === 'WEB' ? 'KJV' : 'WEB');
  useEffect(() => {
    if (now !== translation || nowBeside !== beside) change({ translation: now, beside: nowBeside });
  }, [now, nowBeside, translation, beside, change]);
  return offered;
}

function current(offered: readonly ListedText[], id: TextId, otherwise: TextId): TextId {
  if (isOurs(id)) return id;
  const [name] = id.split('.');
  return offered.find((text) => text.id.split('.')[0] === name)?.id ?? otherwise;
}
