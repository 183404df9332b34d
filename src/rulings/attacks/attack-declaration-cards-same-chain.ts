import { ruling } from '../language';

export default ruling(
  'attack-declaration-cards-same-chain',
  {
    covers: ['attack-declaration', 'responses'],
    title: { en: 'Several answers to one declaration', ko: '하나의 공격 선언에 여러 장으로 대응' },
    statement: {
      en: 'Several cards that answer the same attack declaration may be on one Chain.',
      ko: '같은 공격 선언에 대응하는 카드를 하나의 체인에 여러 장 쌓을 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider').hasInHand('Celtic Guardian');
    given(opponent).hasSet('Mirror Force', 'Sakuretsu Armor');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Mirror Force');
    then.can(opponent).activate('Sakuretsu Armor');
    opponent.activates('Sakuretsu Armor', { targets: ['Gemini Elf'] });
    then.chainIs('opponent: Mirror Force', 'opponent: Sakuretsu Armor');
    then.linkWas('Sakuretsu Armor', 'resolved');
    then.linkWas('Mirror Force', 'resolved');
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Vorse Raider', 'gy', turnPlayer);
    then.lpIs(opponent, 8000);
  },
);
