import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Parts of a selector that stand apart from each other: '.a:has(> .b) .c' has two. */
function partsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector.trim()) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && /[\s>+~]/.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part !== '');
}

/** Selectors, nested ones too, by which what comes or goes anywhere is of concern to what stands below the root. */
function concernedByAll(css: string): string[] {
  const preludes = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  return preludes.filter((prelude) =>
    partsOf(prelude)
      .slice(0, -1)
      .some((part) => /^(:root|html|body)/.test(part) && part.includes(':has(')),
  );
}

test('a rule that asks :has() of the root is a rule of the root', () => {
  expect(concernedByAll(':root:has([data-bar]) .page { color: red }')).toHaveLength(1);
  expect(concernedByAll(':root:is([data-x], :has([data-bar])) & { color: red }')).toHaveLength(1);
  expect(concernedByAll(':root:has(:is([data-bar], .page)) { --x: 1 }')).toEqual([]);

  for (const file of globSync('src/**/*.css')) {
    expect(concernedByAll(readFileSync(file, 'utf8')), file).toEqual([]);
  }
  for (const file of globSync('src/**/*.tsx')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/in-\[(:root|html|body)[^\]\s]*:has\(/);
  }
});
