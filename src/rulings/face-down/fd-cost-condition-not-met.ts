import { card, ruling } from '../language';

export default ruling(
  'fd-cost-condition-not-met',
  {
    covers: ['face-down', 'costs'],
    title: { en: 'A face-down monster as a cost', ko: '뒷면 표시 몬스터와 코스트' },
    statement: {
      en: 'Ancient City - Rainbow Ruins sends a Crystal Beast monster to the GY to answer a Spell. Nothing is known of a face-down monster, so a Set Crystal Beast cannot pay for it, while a face-up one can. Tributes and Fusion Materials are exceptions.',
      ko: '무지개의 고대도시－레인보우 루인은 "보옥수" 몬스터를 코스트로 묘지로 보낸다. 뒷면 표시 몬스터는 카드명을 알 수 없으므로 그 코스트로 할 수 없고, 앞면 표시라면 할 수 있다. 릴리스와 융합 소재는 예외이다.',
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
