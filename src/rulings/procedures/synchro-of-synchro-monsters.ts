import { ruling } from '../language';

export default ruling(
  'synchro-of-synchro-monsters',
  {
    covers: ['synchro-summon', 'materials', 'level'],
    title: { en: 'Synchro Monsters as Synchro Materials', ko: '싱크로 몬스터를 소재로 하는 싱크로 소환' },
    statement: {
      en: 'Where non-Tuner Synchro Monsters are asked for, no other non-Tuner will do, whatever its Level, and a Synchro Monster that is a Tuner is none. Where a Tuner Synchro Monster is asked for, an ordinary Tuner will not do.',
      ko: '튜너 이외의 싱크로 몬스터를 필요로 하면 레벨이 맞아도 싱크로 몬스터가 아닌 몬스터는 쓸 수 없고, 튜너인 싱크로 몬스터는 튜너 이외의 몬스터로 쓸 수 없다. 싱크로 몬스터의 튜너를 필요로 하면 보통의 튜너는 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: '3 + 5, where the 5 is a Synchro Monster', ko: '레벨 3의 튜너와 레벨 5의 싱크로 몬스터' }, () => {
      given(turnPlayer).controls('Junk Synchron', 'T.G. Hyper Librarian').hasInExtraDeck('Crystal Wing Synchro Dragon');
      turnPlayer.specialSummons('Crystal Wing Synchro Dragon', { position: 'attack' });
      then.controls(turnPlayer, 'Crystal Wing Synchro Dragon');
      then.isIn('T.G. Hyper Librarian', 'gy', turnPlayer);
    });
    inCase({ en: '3 + 5, where the 5 is an ordinary monster', ko: '레벨 5이지만 싱크로 몬스터가 아니다' }, () => {
      given(turnPlayer).controls('Junk Synchron', 'Cyber Dragon').hasInExtraDeck('Crystal Wing Synchro Dragon');
      then.cannot(turnPlayer).specialSummon('Crystal Wing Synchro Dragon', { because: 'materials-missing' });
    });
    inCase({ en: 'A Tuner is no non-Tuner', ko: '튜너인 싱크로 몬스터는 튜너 이외로 쓸 수 없다' }, () => {
      given(turnPlayer).controls('Junk Synchron', 'T.G. Wonder Magician').hasInExtraDeck('Crystal Wing Synchro Dragon');
      then.cannot(turnPlayer).specialSummon('Crystal Wing Synchro Dragon', { because: 'materials-missing' });
    });
    inCase({ en: '2 + 5 + 5 makes 12, in the opponent’s turn too', ko: '2 + 5 + 5로 레벨 12, 상대 턴에도' }, () => {
      given(turnPlayer).hasInHand('Kuriboh');
      given(opponent)
        .controls('Formula Synchron', 'T.G. Hyper Librarian#1', 'T.G. Hyper Librarian#2')
        .hasInExtraDeck('T.G. Halberd Cannon');
      turnPlayer.normalSummons('Kuriboh');
      opponent.activates('Formula Synchron', { effect: 2 });
      bothPass();
      then.controls(opponent, 'T.G. Halberd Cannon');
      for (const card of ['Formula Synchron', 'T.G. Hyper Librarian#1', 'T.G. Hyper Librarian#2'])
        then.isIn(card, 'gy', opponent);
    });
    inCase({ en: 'An ordinary Tuner where a Tuner Synchro Monster is asked for', ko: '보통의 튜너' }, () => {
      given(turnPlayer)
        .controls('T.G. Striker', 'T.G. Hyper Librarian#1', 'T.G. Hyper Librarian#2')
        .hasInExtraDeck('T.G. Halberd Cannon');
      then.cannot(turnPlayer).specialSummon('T.G. Halberd Cannon', { because: 'materials-missing' });
    });
  },
);
