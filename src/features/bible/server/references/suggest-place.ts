import { bookBySpelling, squeezedName } from '../../book-spelling.rules.ts';
import { BOOKS } from '../../books.rules.ts';
import { bookMistyped } from './book-mistyped.ts';
import { BOOK_AND_PLACE, plain } from './read-places.ts';

/**
 * What books are called in German, Spanish, French, Portuguese, Italian and Latin, without accents, where the English name is not a
 * slip away. A book with a number is named without it.
 */
const NAMES_ELSEWHERE = `
Genesis|1mose,1moses,1mo,genese,genesi
Exodus|2mose,2moses,2mo,exodo,exode,esodo
Leviticus|3mose,3moses,3mo,levitico,levitique
Numbers|4mose,4moses,4mo,numeri,numeros,nombres
Deuteronomy|5mose,5moses,5mo,deuteronomium,deuteronomio,deuteronome
Joshua|josua,josue,giosue
Judges|richter,jueces,juizes,juges,giudici
Ruth|rut
Samuel|samuele
Kings|konige,koenige,reyes,reis,rois,re
Chronicles|chronik,cronicas,chroniques,cronache
Ezra|esra,esdras
Nehemiah|nehemia,nehemias,nehemie,neemia
Esther|ester
Job|hiob,giobbe
Psalms|psalmen,salmos,salmo,psaumes,psaume,salmi
Proverbs|spruche,sprueche,proverbios,proverbes,proverbi
Ecclesiastes|prediger,kohelet,qoheleth
Song of Solomon|hoheslied,hohelied,cantares,cantar,cantique
Isaiah|jesaja,isaias,esaie,isaia
Jeremiah|jeremia,jeremias,jeremie,geremia
Lamentations|klagelieder,lamentaciones
Ezekiel|hesekiel,ezechiel,ezequiel,ezechiele
Joel|gioele
Obadiah|obadja,abdias
Jonah|jona,jonas,giona
Micah|micha,miqueas,michee
Zephaniah|zefanja,sofonias,sophonie
Zechariah|sacharja,zacarias,zacharie,zaccaria
Malachi|maleachi,malaquias,malachie
Matthew|matthaus,matthaeus,mateo,mateus,matthieu,matteo
Mark|markus,marcos,marc,marco
Luke|lukas,lucas,luc,luca
John|johannes,juan,jean,joao,giovanni
Acts|apostelgeschichte,apg,hechos,actes,atos,atti
Romans|romer,roemer,romanos,romains,romani
Corinthians|korinther,corintios,corinthiens,corinzi
Galatians|galater,galatas,galates
Ephesians|epheser,efesios,ephesiens
Philippians|philipper,filipenses,philippiens
Colossians|kolosser,colosenses,colossiens
Thessalonians|thessalonicher,tesalonicenses,thessaloniciens
Timothy|timotheus,timoteo,timothee
Titus|tito,tite
Hebrews|hebraer,hebraeer,hebreos,hebreux,ebrei
James|jakobus,santiago,jacques,giacomo,tiago
Peter|petrus,pedro,pierre,pietro
Jude|judas,giuda
Revelation|offenbarung,apocalipsis,apocalypse,apocalipse,apocalisse
`;

const ELSEWHERE = new Map(
  NAMES_ELSEWHERE.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', names = ''] = line.split('|');
      return names.split(',').map((name) => [name, english.toLowerCase()] as const);
    }),
);

/**
 * The place that is probably meant by what looks like one and is none: 'Genesis 1' for 'Génesis 1' or '1. Mose 1', 'John 3:16' for
 * 'Johannes 3:16'. Null where no book is near. Whether it is there, is for the text to say.
 */
export function suggestPlace(written: string): string | null {
  const text = plain(written).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [, name = '', place = ''] = BOOK_AND_PLACE.exec(text) ?? [];
  if (!/^\d{1,3}[^a-z]*$/.test(place)) return null;
  const book = bookBySpelling(name) ?? bookElsewhere(squeezedName(name)) ?? bookMistyped(name);
  return book === undefined ? null : `${BOOKS[book]!.citation} ${place.trim()}`;
}

function bookElsewhere(name: string): number | undefined {
  const known = ELSEWHERE.get(name);
  if (known !== undefined) return bookBySpelling(known);
  const number = /^[1-3](?=[a-z])/.exec(name)?.[0];
  const unnumbered = number && ELSEWHERE.get(name.slice(1));
  return unnumbered ? bookBySpelling(`${number} ${unnumbered}`) : undefined;
}
