import { ruling } from '../language';

export default ruling(
  'synchro-several-tuners',
  {
    covers: ['synchro-summon', 'materials', 'level'],
    title: { en: 'Two Tuners as materials', ko: '튜너 2장을 쓰는 싱크로 소환' },
    statement: {
      en: 'A Synchro Monster that lists 2 Tuners takes exactly two of them, no more and no fewer, and the Levels of all its materials together must be its own. Where it names a monster, no other one will do, and a Tuner does not stand for a non-Tuner.',
      ko: '튜너 2장을 필요로 하는 싱크로 몬스터는 정확히 튜너 2장을 쓰고, 모든 소재의 레벨의 합계가 그 몬스터의 레벨과 같아야 한다. 카드명이 지정된 소재는 다른 몬스터로 대신할 수 없고, 튜너를 튜너 이외의 몬스터로 쓸 수도 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    inCase({ en: '1 + 3 + 8 makes 12', ko: '1 + 3 + 8로 레벨 12' }, () => {
      given(turnPlayer)
        .controls('Chiwen, Light of the Yang Zing', 'Junk Synchron', 'Red Dragon Archfiend')
        .hasInExtraDeck('Red Nova Dragon');
      turnPlayer.specialSummons('Red Nova Dragon', { position: 'attack' });
      then.controls(turnPlayer, 'Red Nova Dragon');
      for (const card of ['Chiwen, Light of the Yang Zing', 'Junk Synchron', 'Red Dragon Archfiend'])
        then.isIn(card, 'gy', turnPlayer);
      // 3500, and 500 for each of the two Tuners in the GY.
      then.atkIs('Red Nova Dragon', 4500);
    });
    inCase({ en: 'The Levels add up with one Tuner', ko: '레벨은 맞지만 튜너가 1장뿐' }, () => {
      given(turnPlayer)
        .controls('Raiden, Hand of the Lightsworn', 'Red Dragon Archfiend')
        .hasInExtraDeck('Red Nova Dragon');
      then.cannot(turnPlayer).specialSummon('Red Nova Dragon', { because: 'materials-missing' });
    });
    inCase({ en: 'Two Tuners whose Levels do not add up', ko: '튜너는 2장이지만 레벨이 맞지 않는다' }, () => {
      given(turnPlayer)
        .controls('T.G. Striker', 'Junk Synchron', 'Red Dragon Archfiend')
        .hasInExtraDeck('Red Nova Dragon');
      then.cannot(turnPlayer).specialSummon('Red Nova Dragon', { because: 'materials-missing' });
    });
    inCase({ en: 'Another Level 8 Synchro Monster', ko: '다른 레벨 8 싱크로 몬스터' }, () => {
      given(turnPlayer)
        .controls('Chiwen, Light of the Yang Zing', 'Junk Synchron', 'Stardust Dragon')
        .hasInExtraDeck('Red Nova Dragon');
      then.cannot(turnPlayer).specialSummon('Red Nova Dragon', { because: 'materials-missing' });
    });
    inCase({ en: 'Any non-Tuner where none is named', ko: '카드명이 지정되지 않은 경우' }, () => {
      given(turnPlayer)
        .controls('Chiwen, Light of the Yang Zing', 'Junk Synchron', 'Summoned Skull')
        .hasInExtraDeck('Tyrant Red Dragon Archfiend');
      turnPlayer.specialSummons('Tyrant Red Dragon Archfiend', { position: 'attack' });
      then.controls(turnPlayer, 'Tyrant Red Dragon Archfiend');
      then.isIn('Summoned Skull', 'gy', turnPlayer);
    });
    inCase({ en: 'Three Tuners and no other', ko: '튜너 3장뿐' }, () => {
      given(turnPlayer)
        .controls('Junk Synchron#1', 'Junk Synchron#2', 'Raiden, Hand of the Lightsworn')
        .hasInExtraDeck('Tyrant Red Dragon Archfiend');
      then.cannot(turnPlayer).specialSummon('Tyrant Red Dragon Archfiend', { because: 'materials-missing' });
    });
  },
);
