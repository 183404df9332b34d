import { ruling } from '../language';

export default ruling(
  'token-tribute-cost',
  {
    covers: ['tokens', 'costs', 'control-change'],
    title: { en: 'Tributing a Token', ko: '토큰의 릴리스' },
    statement: {
      en: 'A Token can be Tributed to pay a cost. A cost that sends a card to the GY or to the hand cannot be paid with it, since a Token goes nowhere when it leaves the field.',
      ko: '토큰은 코스트로 릴리스할 수 있다. 그러나 필드를 벗어난 토큰은 묘지나 패로 가지 않으므로, 카드를 묘지로 보내거나 패로 되돌리는 코스트에는 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).hasSet('Scapegoat', 'Enemy Controller');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'Sheep Token#1');
    then.can(opponent).activate('Enemy Controller');
    opponent.activates('Enemy Controller', { option: 2, cost: ['Sheep Token#2'], targets: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Enemy Controller', 'resolved');
    then.controls(opponent, 'Gemini Elf');
    then.countIs(opponent, 'monsterZone', 3, 'Sheep Token');
    then.didNotHappen('battled');
  },
);
