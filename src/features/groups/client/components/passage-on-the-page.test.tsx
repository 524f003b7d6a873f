import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { GroupPassage, GroupPlan } from '../../plan.contract.ts';
import { PassageWords } from './passage-words.tsx';
import { PlanSteps } from './plan-steps.tsx';

describe('a passage on a group’s page', () => {
  it('keeps the number of a verse on one line with its first word', () => {
    const verses = [{ id: 'ACT.2.42', chapter: 2, verse: 42, text: 'They continued', answers: 0 }];
    const passage = { reference: 'Acts 2:42', verses } as unknown as GroupPassage;
    const page = renderToStaticMarkup(
      <Router ssrPath="/">
        <PassageWords passage={passage} chosen={null} lit={null} hrefOf={() => '/'} />
      </Router>,
    );
    expect(page).toContain('>42\u00a0</span>They continued');
  });

  it('has all passages in the middle only between two others', () => {
    const passages = ['a', 'b', 'c'].map((id) => ({ id, reference: id, startsOn: '2026-11-23', fresh: 0 }));
    const plan = { passages, nowId: 'a' } as unknown as GroupPlan;
    const classesAt = (passageId: string) =>
      /<details class="([^"]*)"/
        .exec(
          renderToStaticMarkup(
            <Router ssrPath="/">
              <PlanSteps plan={plan} passageId={passageId} hrefOf={() => '/'} />
            </Router>,
          ),
        )![1]!
        .split(' ');
    expect([classesAt('a').includes('mx-auto'), classesAt('b').includes('mx-auto')]).toEqual([false, true]);
  });
});
