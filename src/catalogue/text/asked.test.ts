import { expect, test } from 'vitest';
import type { Asked } from '../../engine/state/reason';
import { isActivated } from '../effects';
import { loadCards } from '../index';
import { reasonText } from './reasons';

const said = (rule: string, name: string, effect: number | null, lang: 'en' | 'ko', unmet?: Asked['unmet']): string => {
  const { id } = loadCards().find((card) => card.name.en === name)!;
  return reasonText({ rule, asks: { def: id, effect, ...(unmet && { unmet }) } }, lang, String);
};
const conditionsOf = (name: string, effect: number) => {
  const found = loadCards().find((card) => card.name.en === name)?.effects[effect];
  return found && 'if' in found ? (found.if ?? []) : [];
};

test('an unmet condition is named', () => {
  const unmet = conditionsOf('Photon Thrasher', 2);
  expect(said('condition-not-met', 'Photon Thrasher', 2, 'en', unmet)).toBe(
    'This is possible only if you control no monsters.',
  );
  expect(said('condition-not-met', 'Photon Thrasher', 2, 'ko', unmet)).toBe(
    '자신 필드에 몬스터가 존재하지 않을 경우에만 할 수 있습니다.',
  );
});

test('what an effect answers, what it targets, its cost, its place and its Phase are named', () => {
  expect(said('event-not-happened', 'Junk Synchron', 0, 'en')).toBe(
    'It can be activated only when this card is Normal Summoned, and that has not just happened.',
  );
  expect(said('no-target', 'Mystical Space Typhoon', 0, 'ko')).toBe(
    '대상으로 할 수 있는 카드가 없습니다. 필요한 대상: 필드의 마법 / 함정 카드 1장.',
  );
  expect(said('cost-cannot-be-paid', 'Tribute to The Doomed', 0, 'en')).toBe(
    'Its cost cannot be paid: discard 1 card.',
  );
  expect(said('wrong-place', 'Kuriboh', 0, 'ko')).toBe('패에 존재할 때에만 사용할 수 있습니다.');
  expect(said('wrong-phase', 'Sinister Serpent', 0, 'en')).toBe('This is used only during your Standby Phase.');
});

test('what happened instead of what it answers is named', () => {
  const { id } = loadCards().find(({ name }) => name.en === 'Giant Rat')!;
  const told = (params: Record<string, string | number>, lang: 'en' | 'ko') =>
    reasonText({ rule: 'event-not-happened', params, asks: { def: id, effect: 0 } }, lang, () => '크리터');
  const destroyed = { case: 'itself', how: 'destroyed', by: 'effect', from: 'monsterZone', to: 'gy' };
  expect(told(destroyed, 'en')).toBe(
    'It can be activated only when this card is destroyed by battle and sent to the GY, and this card was destroyed by an effect and sent from the field to the GY.',
  );
  expect(told({ ...destroyed, by: 'battle', to: 'banished' }, 'ko')).toBe(
    '이 카드가 전투로 파괴되어 묘지로 보내졌을 때에만 발동할 수 있으며, 이 카드는 전투로 파괴되어 필드에서 제외되었습니다.',
  );
  expect(told({ ...destroyed, from: 'nowhere' }, 'en')).toContain('while it was being Summoned');
  expect(told({ case: 'itself', how: 'moved', by: 'effect', from: 'hand', to: 'deck' }, 'ko')).toContain(
    '패에서 덱으로 옮겨졌',
  );
  expect(told({ case: 'specialSummoned', source: 1, who: 'opponent' }, 'ko')).toContain(
    '상대가 크리터를 특수 소환했습니다.',
  );
  expect(told({ case: 'over' }, 'en')).toContain('the moment for that is over.');
});

test('a card that is not known, and a text that says nothing of it, leave the plain reason', () => {
  expect(reasonText({ rule: 'no-target', asks: { def: 0, effect: 0 } }, 'en', String)).toBe(
    'There is nothing it could target.',
  );
  expect(said('cost-cannot-be-paid', 'Junk Synchron', 0, 'en')).toBe('Its cost cannot be paid.');
});

test('of every effect it can be said what it asks for', () => {
  for (const card of loadCards()) {
    for (const [effect, e] of card.effects.entries()) {
      if (!isActivated(e)) continue;
      const rules = [
        ...(e.when || e.whenAny ? ['event-not-happened'] : []),
        ...(e.target ? ['no-target'] : []),
        ...(e.cost ? ['cost-cannot-be-paid'] : []),
        ...(e.do.length > 0 ? ['nothing-to-do'] : []),
        ...(e.phase ? ['wrong-phase'] : []),
        ...(e.from ? ['wrong-place'] : []),
      ];
      for (const rule of rules) {
        for (const lang of ['en', 'ko'] as const) {
          const plain = reasonText({ rule }, lang, String);
          const text = reasonText({ rule, asks: { def: card.id, effect } }, lang, String);
          expect(text, `${card.name.en} ${effect}`).not.toBe(plain);
          expect(text, `${card.name.en} ${effect}`).toMatch(/^\S[^{}]*[^ .]\.$/);
        }
      }
    }
  }
});
