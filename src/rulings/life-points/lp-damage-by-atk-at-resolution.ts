import { ruling } from '../language';

export default ruling(
  'lp-damage-by-atk-at-resolution',
  {
    covers: ['lp', 'resolution', 'attack-negation'],
    title: { en: 'The ATK at resolution', ko: '처리할 때의 공격력' },
    statement: {
      en: 'Damage equal to the ATK of a monster is measured when the effect resolves. Rush Recklessly, chained to Magic Cylinder, resolves first and raises Gemini Elf to 2600, so the damage is 2600 and not 1900.',
      ko: '몬스터의 공격력만큼 주는 데미지는 효과를 처리할 때의 공격력으로 정해진다. 매직 실린더에 체인한 돌진이 먼저 처리되어 쌍둥이 자매 엘프의 공격력이 2600이 되므로, 데미지는 1900이 아니라 2600이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Rush Recklessly');
    given(opponent).hasSet('Magic Cylinder');
    turnPlayer.attacks('Gemini Elf', 'directly');
    turnPlayer.passes();
    opponent.activates('Magic Cylinder');
    turnPlayer.activates('Rush Recklessly', { targets: ['Gemini Elf'] });
    bothPass();
    then.chainsWere(['opponent: Magic Cylinder', 'turnPlayer: Rush Recklessly']);
    then.linkWas('Rush Recklessly', 'resolved');
    then.linkWas('Magic Cylinder', 'resolved');
    then.happened('attackNegated', { card: 'Gemini Elf' });
    then.happened('damage', { seat: 'turnPlayer', where: { amount: 2600, how: 'effect' } });
    then.lpIs(turnPlayer, 5400);
    then.lpIs(opponent, 8000);
  },
);
