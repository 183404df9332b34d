import { card, ruling } from '../language';

export default ruling(
  'fd-cost-condition-not-met',
  {
    covers: ['face-down', 'costs'],
    title: { en: 'A face-down monster as a cost', ko: '뒷면 표시 몬스터와 코스트' },
    statement: {
      en: 'Nothing is known of a face-down monster, so a cost that asks for a name, Type or the like cannot be paid with it. Tributes and Fusion Materials are exceptions.',
      ko: '뒷면 표시 몬스터는 무엇인지 알 수 없는 상태이므로, 카드명이나 종족 등을 요구하는 코스트를 뒷면 표시 몬스터로 지불할 수 없다(릴리스와 융합 소재는 예외).',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    const cores = ['A', 'B', 'C'].map((label) =>
      card('Crystal Beast Ruby Carbuncle', label, { inSpellTrapZone: true }),
    );
    given(opponent)
      .controls('Ancient City - Rainbow Ruins', ...cores)
      .hasSet('Jar of Greed')
      .hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Raigeki');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(opponent).hasSet('Crystal Beast Sapphire Pegasus');
      turnPlayer.activates('Raigeki');
      then.cannot(opponent).activate('Ancient City - Rainbow Ruins', { because: 'cost-cannot-be-paid' });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시', contrast: 1 }, () => {
      given(opponent).controls('Crystal Beast Sapphire Pegasus');
      turnPlayer.activates('Raigeki');
      then.can(opponent).activate('Ancient City - Rainbow Ruins');
    });
  },
);
