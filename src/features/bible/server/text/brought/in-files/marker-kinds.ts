/**
 * What the markers of USFM 3.1 are for us; USX calls its styles alike. Source: the markers' list of docs.usfm.bible. A number at the end
 * is a level, and is taken off before these are asked.
 */
export type ParagraphKind = 'paragraph' | 'line' | 'title' | 'goesOn' | 'blank' | 'leftOut';

const PARAGRAPHS: Readonly<Record<ParagraphKind, string>> = {
  paragraph: 'p m po pr cls pmo pm pmc pmr pi mi pc ph qd lh lf lit',
  line: 'q qr qc qm li lim tr',
  title: 's ms mr r sr d sp qa cd',
  goesOn: 'nb',
  blank: 'b sd pb',
  // Names, notes of the makers, introductions, and how a chapter is called.
  leftOut:
    'id ide usfm usx h toc toca rem sts restore mt mte cl cp imt is ip ipi im imi ipq imq ipr iq ib ili iot io ior iex imte ie periph',
};

/** Of characters: those that are shown as what they are, and those whose words are no text. */
const SHOWN = new Set(
  'wj add nd w wg wh wa rb k ord pn png addpn bk dc em bd it bdit no sc sup lit qs qac qt sig sls tl iqt ior litl lik liv th thr tc tcr thc tcc jmp ref fv fq fqa fk fl fw fp ft fdc fv xk xq xt xta xot xnt xdc rt ndx'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set('va vp ca rq fig pro cat fr xo xop fm'.split(' '));
const NOTES = new Set('f fe ef x ex efe'.split(' '));

const KIND_OF = new Map(
  Object.entries(PARAGRAPHS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ParagraphKind] as const),
  ),
);

/** 'q2' is a 'q' of the second level; without a number it is the first. */
export function withoutLevel(style: string): { name: string; level: number } {
  const [, name = style, level = '1'] = /^(.*?[^\d])(\d)?(?:-\d+)?$/.exec(style) ?? [];
  return { name, level: Number(level) };
}

/** Null for what begins no paragraph. */
export function paragraphKind(style: string): ParagraphKind | null {
  return KIND_OF.get(withoutLevel(style).name) ?? null;
}

export function isNote(style: string): boolean {
  return NOTES.has(style);
}

/** Whether words with this mark are no text: another numbering, a picture, a reference in the margin, the place of a note. */
export function isLeftOut(style: string): boolean {
  return LEFT_OUT.has(style);
}

export function isKnownCharacter(style: string): boolean {
  return SHOWN.has(withoutLevel(style).name) || LEFT_OUT.has(style) || style.startsWith('z');
}
