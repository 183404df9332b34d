import { ruling } from '../language';

export default ruling(
  'hand-different-rule',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'Hidden triggers follow their own rule', ko: '비공개 유발 효과의 규칙' },
    statement: {
      en: 'Triggers in the hand or Deck are not placed with those of public places, because the opponent cannot know whether they could be used: they come later, when their player is asked.',
      ko: '패나 덱에서 발동하는 유발 효과는 발동할 수 있는지를 상대가 알 수 없으므로, 공개된 장소의 유발 효과와 함께 쌓지 않고 나중에 우선권을 얻었을 때 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.neverAsked('trigger');
    then.neverAsked('fastEffect');
    then.isAsked(turnPlayer, 'chain');
    then.chainIs('turnPlayer: Dandylion');
    then.can(turnPlayer).activate('Astrograph Sorcerer', { effect: 1 });
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Dandylion', 'turnPlayer: Astrograph Sorcerer']);
    then.controls(turnPlayer, 'Astrograph Sorcerer');
    then.neverAsked('chain', opponent);
  },
);
