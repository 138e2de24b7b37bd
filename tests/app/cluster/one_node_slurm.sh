# shellcheck shell=bash
# A Slurm of one node, this machine, for tests: munged, slurmctld and slurmd by hand, with all files in one
# folder and all ports on loopback. To be sourced.
#
#   start_slurm FOLDER    prints what went wrong and returns 1 where it does not come up
#   stop_slurm            ends the three daemons, by their process numbers
#
# Needs root (slurmd starts jobs for other users) and Debian's munge, slurmctld, slurmd and slurm-client.

slurm_daemons=()

# free_ports COUNT: that nobody listens on.
free_ports() {
    python3 - "$1" <<'PORTS'
import socket, sys
sockets = [socket.socket() for _ in range(int(sys.argv[1]))]
for each in sockets:
    each.bind(("127.0.0.1", 0))
print(*(each.getsockname()[1] for each in sockets))
PORTS
}

start_slurm() {
    local folder=$1 host ctld_port node_port cpus memory
    host=$(hostname -s)
    read -r ctld_port node_port < <(free_ports 2)
    cpus=$(nproc)
    memory=$(awk '/^MemTotal/ { print int($2 / 1024 * 0.9) }' /proc/meminfo)
    mkdir -p "$folder"/{munge,state,spool}
    chmod 755 "$folder" "$folder"/munge
    head -c 1024 /dev/urandom >"$folder/munge/key"
    chmod 600 "$folder/munge/key"
    cat >"$folder/slurm.conf" <<CONF
ClusterName=loggia
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$ctld_port
SlurmdPort=$node_port
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=$folder/munge/socket
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU_Memory
SchedulerType=sched/backfill
SchedulerParameters=batch_sched_delay=0,sched_interval=2,bf_interval=2
ReturnToService=2
KillWait=5
MinJobAge=60
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cpus RealMemory=$memory State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF=$folder/slurm.conf
    munged --foreground --force --num-threads=2 --key-file="$folder/munge/key" \
        --socket="$folder/munge/socket" --pid-file="$folder/munge/pid" \
        --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" >"$folder/munge/out" 2>&1 &
    slurm_daemons+=($!)
    wait_for 10 test -S "$folder/munge/socket" || slurm_failed munged "$folder"/munge/{out,log} || return
    slurmctld -D -c -f "$folder/slurm.conf" >"$folder/slurmctld.out" 2>&1 &
    slurm_daemons+=($!)
    slurmd -D -f "$folder/slurm.conf" -N "$host" >"$folder/slurmd.out" 2>&1 &
    slurm_daemons+=($!)
    wait_for 60 node_is_idle ||
        slurm_failed 'the node' "$folder"/slurmctld.{out,log} "$folder"/slurmd.{out,log}
}

node_is_idle() {
    [[ $(timeout 5 sinfo --noheader --format=%T 2>/dev/null) == idle ]]
}

# wait_for SECONDS COMMAND...: until the command succeeds.
wait_for() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.3
    done
}

# slurm_failed WHAT LOG...
slurm_failed() {
    printf 'Slurm did not come up: %s\n' "$1" >&2
    shift
    tail -n 20 -- "$@" >&2 || true
    return 1
}

stop_slurm() {
    local i
    for ((i = ${#slurm_daemons[@]} - 1; i >= 0; --i)); do
        kill -TERM "${slurm_daemons[i]}" 2>/dev/null || true
    done
    for i in "${slurm_daemons[@]}"; do
        wait_for 10 eval "! kill -0 $i 2>/dev/null" || kill -KILL "$i" 2>/dev/null || true
        wait "$i" 2>/dev/null || true
    done
    slurm_daemons=()
}
