import { ruling } from '../language';

export default ruling(
  'cont-trigger-dark-magical-circle-missed',
  {
    covers: ['continuous-cards', 'triggers', 'missed-timing'],
    title: { en: 'Summoned too early for the Circle', ko: '흑의 마도진에는 너무 이른 소환' },
    statement: {
      en: 'Magician Navigation chained to the activation of Dark Magical Circle Summons Dark Magician in the Chain of that activation. A Continuous Spell does not see what happens then, so its banishing effect cannot be activated after the Chain.',
      ko: '흑의 마도진의 발동에 체인한 매지션즈 내비게이트는 그 발동과 같은 체인에서 "블랙 매지션"을 특수 소환한다. 지속 마법은 자신을 발동한 체인 중의 일에는 반응하지 않으므로, 그 체인 뒤에 제외하는 효과를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasSet('Magician Navigation')
      .hasInHand('Dark Magical Circle', 'Dark Magician')
      .hasInDeck("Magician's Robe", 'Kuriboh', 'Battle Ox', 'Sangan');
    given(opponent).controls('Gemini Elf');
    turnPlayer.activates('Dark Magical Circle');
    turnPlayer.activates('Magician Navigation');
    turnPlayer.picksZone(0);
    turnPlayer.picksPosition('attack');
    turnPlayer.picksZone(1);
    turnPlayer.picksPosition('attack');
    turnPlayer.picks('Kuriboh');
    turnPlayer.picks('Battle Ox');
    then.controls(turnPlayer, 'Dark Magician', "Magician's Robe");
    then.isFaceUp('Dark Magical Circle');
    then.cannot(turnPlayer).activate('Dark Magical Circle', { effect: 2, because: 'before-resolved' });
    then.wasNeverOffered('Dark Magical Circle', 'activate', { effect: 2 });
    then.chainsWere(['turnPlayer: Dark Magical Circle', 'turnPlayer: Magician Navigation']);
    then.controls(opponent, 'Gemini Elf');
  },
);
