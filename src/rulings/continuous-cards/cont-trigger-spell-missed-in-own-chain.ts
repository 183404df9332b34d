import { ruling } from '../language';

export default ruling(
  'cont-trigger-spell-missed-in-own-chain',
  {
    covers: ['continuous-cards', 'missed-timing'],
    title: { en: 'What happens in the Chain of its own activation', ko: '자신을 발동한 체인 중에 일어난 일' },
    statement: {
      en: 'A Continuous, Field or Equip Spell does not see what happens in the Chain in which the card itself is activated. Its effect can be activated neither in that Chain nor right after it for such an event, only for what happens later.',
      ko: '지속 / 필드 / 장착 마법은 그 카드를 발동한 체인 중에 일어난 일에는 반응하지 않는다. 그 체인 중에도, 그 체인 직후에도 효과를 발동할 수 없으며, 체인이 끝난 뒤에 조건을 만족해야 한다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Gemini Elf').hasInDeck('Kuriboh', 'Battle Ox');
    inCase({ en: 'In the Chain of its activation', ko: '발동한 체인 중' }, () => {
      given(turnPlayer).hasInHand('Card of Safe Return');
      turnPlayer.activates('Card of Safe Return');
      turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
      then.controls(turnPlayer, 'Gemini Elf');
      then.isFaceUp('Card of Safe Return');
      then.wasNeverOffered('Card of Safe Return', 'activate', { effect: 1 });
      then.chainsWere(['turnPlayer: Card of Safe Return', 'turnPlayer: Call of the Haunted']);
      then.countIs(turnPlayer, 'hand', 0);
    });
    inCase({ en: 'Face-up before', ko: '이미 앞면 표시', contrast: 1 }, () => {
      given(turnPlayer).controls('Card of Safe Return');
      turnPlayer.activates('Call of the Haunted', { targets: ['Gemini Elf'] });
      then.can(turnPlayer).activate('Card of Safe Return', { effect: 1 });
      turnPlayer.usesTrigger('Card of Safe Return');
      then.countIs(turnPlayer, 'hand', 1);
    });
  },
);
