"""The games for programs that learn: PettingZoo, OpenSpiel, and a seat played over the server's socket."""
