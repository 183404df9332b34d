import { ruling } from '../language';

export default ruling(
  'attack-declaration-cards-same-chain',
  {
    covers: ['attack-declaration', 'responses'],
    title: { en: 'Several answers to one declaration', ko: '하나의 공격 선언에 여러 장으로 대응' },
    statement: {
      en: 'What answers an attack declaration must be in the Chain built at it, but need not be its first link. So Sakuretsu Armor can be chained to Mirror Force, both answering the same declaration.',
      ko: '공격 선언에 대응하는 카드는 그때의 체인에 있으면 되고 체인 1일 필요는 없다. 그래서 같은 공격 선언에 성스러운 방어막 거울의 힘을 발동하고 거기에 작렬 장갑을 체인할 수 있다.',
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
