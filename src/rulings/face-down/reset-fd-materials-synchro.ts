import { ruling } from '../language';

export default ruling(
  'reset-fd-materials-synchro',
  {
    covers: ['face-down', 'synchro-summon', 'several-attacks'],
    title: {
      en: 'Turned face-down, it forgets its materials: Shooting Quasar Dragon',
      ko: '뒷면 표시가 되면 소재를 잊는다: 슈팅 퀘이사 드래곤',
    },
    statement: {
      en: 'A turn face-down clears what was used for a Synchro Summon. Shooting Quasar Dragon forgets how many non-Tuners it was: the ordinary single attack is left.',
      ko: '뒷면 표시가 되면 싱크로 소환에 사용한 소재의 정보는 사라진다. 슈팅 퀘이사 드래곤은 튜너 이외의 소재의 수를 잊고, 보통의 1회 공격만 할 수 있다.',
    },
    doubtful: {
      en: 'It is certain that the number of non-Tuners is forgotten. That one ordinary attack is left, rather than none, is a conclusion from it, and followed here.',
      ko: '튜너 이외의 소재의 수를 잊는다는 것은 확실하다. 공격할 수 없게 되는 것이 아니라 보통의 1회 공격이 남는다는 것은 그로부터 이끌어 낸 결론이며, 여기서는 그것을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior')
      .hasInExtraDeck('Shooting Quasar Dragon');
    turnPlayer.specialSummons('Shooting Quasar Dragon', {
      cost: ['Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior'],
    });
    inCase({ en: 'As it is', ko: '그대로' }, () => {
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.can(turnPlayer).attack('Shooting Quasar Dragon');
    });
    inCase({ en: 'After that', ko: '그 뒤' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Shooting Quasar Dragon'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Shooting Quasar Dragon'] });
      bothPass();
      then.positionIs('Shooting Quasar Dragon', 'attack');
      given(turnPlayer).controls('Battle Ox');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.cannot(turnPlayer).attack('Shooting Quasar Dragon', { because: 'already-attacked' });
    });
  },
);
