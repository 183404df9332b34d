import { ruling } from '../language';

export default ruling(
  'fd-not-an-effect-monster-counted',
  {
    covers: ['face-down', 'effect-monsters'],
    title: { en: 'Face-down it may count as no Effect Monster', ko: '효과 몬스터 이외의 몬스터로 센다' },
    statement: {
      en: 'Flawless Perfection of the Tenyi asks for a monster other than a face-up Effect Monster. A Set Planet Pathfinder will do, because face-down it is not known to be an Effect Monster; face-up it does not meet the condition.',
      ko: '천위무붕의 땅은 앞면 표시의 효과 몬스터 이외의 몬스터를 요구한다. 뒷면 표시의 플래닛 패스파인더는 효과 몬스터인지 알 수 없으므로 조건을 만족하지만, 앞면 표시이면 만족하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(opponent).controls('Flawless Perfection of the Tenyi').hasInDeck('Kuriboh', 'Sangan');
    given(turnPlayer)
      .controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp')
      .hasInExtraDeck('Number 39: Utopia');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(opponent).hasSet('Planet Pathfinder');
      turnPlayer.specialSummons('Number 39: Utopia', {
        cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'],
      });
      opponent.usesTrigger('Flawless Perfection of the Tenyi');
      then.chainIs('opponent: Flawless Perfection of the Tenyi');
      bothPass();
      then.countIs(opponent, 'hand', 2);
    });
    inCase({ en: 'Face-up', ko: '앞면 표시' }, () => {
      given(opponent).controls('Planet Pathfinder');
      turnPlayer.specialSummons('Number 39: Utopia', {
        cost: ['Gemini Elf', 'La Jinn the Mystical Genie of the Lamp'],
      });
      then.wasNeverOffered('Flawless Perfection of the Tenyi', 'activate');
      then.countIs(opponent, 'hand', 0);
    });
  },
);
